import { clsx } from 'clsx';
import { PlusMinusIcon } from '#ui/icons.tsx';
import { useDocs } from '../mdx/docs-context.ts';
import { firstTools, toolGroups } from './listed-tools.ts';
import styles from './tool-directory.module.css';
import { ringOf, ToolMark, ToolRow, ToolRows } from './tool-row.tsx';

/**
 * The page's shell puts the field into the place named by `data-island`: a text is finished HTML
 * before Astro sees it.
 */
export function ToolDirectory() {
  const { site } = useDocs();
  const { title } = site.oftenConnected;
  const rings = new Set(site.integrations.map(({ name }) => ringOf(name)));
  return (
    <div className={styles.directory} data-behaviour="named-details">
      {/* Drawn by every `ToolMark`. Not `display: none`, which would empty them. */}
      <svg width="0" height="0" className="visually-hidden" data-skip-text="" aria-hidden>
        {[...rings].map((id) => (
          <symbol key={id} id={id} viewBox="0 0 24 24">
            <circle cx="12" cy="12" r="11" fill="none" stroke="var(--color-edge)" />
            <text x="12" y="17" fontSize="14" textAnchor="middle" fill="var(--color-ink-2)">
              {id.at(-1)}
            </text>
          </symbol>
        ))}
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
            {firstTools(site).map((tool) => (
              <li key={tool.id}>
                <a href={`#${tool.id}`}>
                  <ToolMark tool={tool} />
                  {tool.name}
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
                  <ToolRow key={tool.id} id={tool.id} tool={tool} isLazy />
                ))}
              </ToolRows>
            </details>
          ))}
        </div>
      </div>
    </div>
  );
}
