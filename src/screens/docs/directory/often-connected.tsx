import { oftenConnected } from '#content/data/integrations/often-connected.ts';
import { type Directory, markAddress } from './directory-data.ts';
import styles from './often-connected.module.css';
import { ToolMark } from './tool-mark.tsx';
import { FIRST_SHEET } from './tool-marks.ts';

/**
 * The tools most readers look for, each a link to its row. A shortcut to rows that are on the page anyway, and therefore no text
 * of its own, nor on paper.
 */
export function OftenConnected({ directory }: { directory: Directory }) {
  const tools = directory.oftenConnected.flatMap(
    (name) => directory.tools.find((tool) => tool.name === name) ?? [],
  );
  return (
    <div className="screen-only" data-skip-text="">
      <h3 className={styles.title}>{oftenConnected.title}</h3>
      <ul className={styles.tiles} aria-label={oftenConnected.title}>
        {tools.map((tool) => (
          <li key={tool.id} data-channel={tool.channel}>
            <a href={`#${tool.id}`}>
              <ToolMark address={markAddress(tool, FIRST_SHEET)} />
              {tool.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
