import { listedTools } from './listed-tools.ts';
import styles from './tool-finder.module.css';
import { ToolFinder } from './tool-finder.tsx';

/**
 * Every tool we connect to. The page has all rows; `tool-directory.behaviour.ts` has React take them over, and the
 * filters with them, when somebody touches a filter.
 */
export function ToolDirectory() {
  return (
    <div className={styles.directory} data-behaviour="tool-directory" data-wide>
      <ToolFinder tools={listedTools} />
    </div>
  );
}
