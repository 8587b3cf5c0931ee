import { clsx } from 'clsx';
import { PlusMinusIcon } from '#ui/icons.tsx';
import { useDocs } from '../mdx/docs-context.ts';
import { firstTools, toolGroups } from './listed-tools.ts';
import styles from './tool-directory.module.css';
import { BOBBIN, ToolMark, ToolRow, ToolRows } from './tool-row.tsx';

/**
 * The page's shell puts the field into the place named by `data-island`: a text is finished HTML
 * before Astro sees it.
 */
export function ToolDirectory() {
  const { site } = useDocs();
  const { title } = site.oftenConnected;
  return (
    <div className={styles.directory} data-behaviour="named-details" data-wide>
      {/* Drawn by every `ToolMark`. Not `display: none`, which would empty them. */}
      <svg width="0" height="0" className="visually-hidden" aria-hidden>
        <symbol id={BOBBIN} viewBox="0 0 24 24" fill="none">
          <path stroke="var(--c)" strokeWidth="2" d="M5 7h14M5 10.33h14M5 13.67h14M5 17h14" />
          <path stroke="currentColor" strokeWidth="2.2" d="M2 3h20M2 21h20" />
        </symbol>
      </svg>
      <div
        className={clsx('screen-only', styles.finder)}
        data-island="tool-finder"
        data-skip-text=""
      />
      <div className={styles.browse}>
        {/* Shortcuts to rows of the page, and no text of their own. */}
        <div className="screen-only" data-skip-text="">
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.tiles} aria-label={title} translate="no">
            {firstTools(site).map(({ id, name, channel, mark }) => (
              <li key={id} data-channel={channel}>
                <a href={`#${id}`}>
                  <ToolMark address={mark} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <h3 className={styles.title} data-skip-text="">
          By category
        </h3>
        <div className={styles.groups}>
          {toolGroups(site).map(({ id, name, names, tools }) => (
            <details key={id} id={id}>
              <summary>
                <h3>{name}</h3>
                <span
                  className={clsx('small screen-only', styles.names)}
                  data-skip-text=""
                  aria-hidden
                  translate="no"
                >
                  {names.map((tool) => (
                    <span key={tool}>{tool}</span>
                  ))}
                </span>
                <span className="small num screen-only" data-skip-text="">
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
          ))}
        </div>
      </div>
    </div>
  );
}
