import { clsx } from 'clsx';
import { CHANNELS, type Channel } from '#model/integration-terms.ts';
import { PlusMinusIcon } from '#ui/icons.tsx';
import { useDocs } from '../mdx/docs-context.ts';
import { firstTools, toolGroups } from './listed-tools.ts';
import styles from './tool-directory.module.css';
import { signOf, ToolMark, ToolRow, ToolRows } from './tool-row.tsx';

const SIGNS: Record<Channel, string> = {
  voice: 'M4 3h4l2 5-2 2a14 14 0 0 0 6 6l2-2 5 2v4c-9 3-20-8-17-17Z',
  chat: 'M3 4h18v13H11l-5 4v-4H3Z',
  email: 'M2 5h20v14H2Zl10 8 10-8',
  data: 'M3 4h18v16H3ZM3 10h18M9 4v16',
  docs: 'M5 2h10l4 4v16H5ZM8 11h8M8 16h8',
};

/**
 * The page's shell puts the field into the place named by `data-island`: a text is finished HTML
 * before Astro sees it.
 */
export function ToolDirectory() {
  const { site } = useDocs();
  const { title } = site.oftenConnected;
  return (
    <div className={styles.directory} data-behaviour="named-details">
      {/* Drawn by every `ToolMark`. Not `display: none`, which would empty them. */}
      <svg width="0" height="0" className="visually-hidden" data-skip-text="" aria-hidden>
        {CHANNELS.map((channel) => (
          <symbol key={channel} id={signOf(channel)} viewBox="0 0 24 24">
            <path d={SIGNS[channel]} fill="none" stroke="var(--color-ink-3)" strokeWidth="1.7" />
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
