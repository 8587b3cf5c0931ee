import { clsx } from 'clsx';
import { groupTools } from './directory-data.ts';
import { listedDirectory } from './listed-directory.ts';
import { OftenConnected } from './often-connected.tsx';
import styles from './tool-directory.module.css';
import { ToolFinder } from './tool-finder.tsx';
import { ToolGroups } from './tool-groups.tsx';
import { BobbinSymbol } from './tool-mark.tsx';

/**
 * Every tool we connect to, in closed groups that need no script. `tool-directory.behaviour.ts` has React take
 * over the search when somebody touches it; results replace the groups, which stay the page's own HTML.
 */
export function ToolDirectory() {
  const { categories, tools } = listedDirectory;
  return (
    <div className={styles.directory} data-behaviour="tool-directory" data-wide>
      <BobbinSymbol />
      <div className={clsx('screen-only', styles.finder)} data-tool-finder={tools.length}>
        <ToolFinder total={tools.length} />
      </div>
      <div className={styles.browse}>
        <OftenConnected directory={listedDirectory} />
        <h3 className={styles.title} data-skip-text="">
          By category
        </h3>
        <ToolGroups groups={groupTools(categories, tools)} isAddressed />
      </div>
    </div>
  );
}
