import { oftenConnected } from '#content/data/integrations/often-connected.ts';
import { PlusMinusIcon } from '#ui/icons.tsx';
import { firstTools, toolGroups } from './listed-tools.ts';
import styles from './tool-directory.module.css';
import { BobbinSymbol, ToolMark, ToolRow, ToolRows } from './tool-row.tsx';

/**
 * Every tool we connect to, in closed groups that need no script. The page's shell puts the field into the place named by
 * `data-island`, because a text is finished HTML before Astro sees it.
 */
export function ToolDirectory() {
  return (
    <div className={styles.directory} data-behaviour="tool-directory" data-wide>
      <BobbinSymbol />
      <div className={styles.finder} data-island="tool-finder" data-skip-text="" />
      <div className={styles.browse}>
        <OftenConnected />
        <h3 className={styles.title} data-skip-text="">
          By category
        </h3>
        <div className={styles.groups}>
          {toolGroups.map((group) => (
            <ToolGroup key={group.id} {...group} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Shortcuts to rows that are on the page anyway, and therefore no text of their own, nor on paper. */
function OftenConnected() {
  return (
    <div className="screen-only" data-skip-text="">
      <h3 className={styles.title}>{oftenConnected.title}</h3>
      <ul className={styles.tiles} aria-label={oftenConnected.title}>
        {firstTools.map(({ id, name, channel, mark }) => (
          <li key={id} data-channel={channel}>
            <a href={`#${id}`}>
              <ToolMark address={mark} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ToolGroup({ id, name, names, tools }: (typeof toolGroups)[number]) {
  return (
    <details id={id}>
      <summary>
        <h3>{name}</h3>
        <span className={styles.names} data-skip-text="" aria-hidden="true">
          {names.join(', ')}
        </span>
        <span className="num" data-skip-text="">
          {tools.length}
          <span className="visually-hidden">{tools.length === 1 ? ' tool' : ' tools'}</span>
        </span>
        <PlusMinusIcon />
      </summary>
      <ToolRows aria-label={name}>
        {tools.map((tool) => (
          <ToolRow key={tool.id} id={tool.id} tool={tool} isMarkLazy />
        ))}
      </ToolRows>
    </details>
  );
}
