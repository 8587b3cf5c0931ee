import { CHANNEL_LABELS, type Channel } from '#model/integration-terms.ts';
import { PlusMinusIcon } from '#ui/icons.tsx';
import { useDocs } from '../mdx/docs-context.ts';
import { firstTools, toolGroups } from './listed-tools.ts';
import styles from './tool-directory.module.css';
import { initialOf, sharedBy, ToolMark, ToolRow, ToolRows } from './tool-row.tsx';

/**
 * The page's shell puts the field into the place named by `data-island`: a text is finished HTML
 * before Astro sees it.
 */
export function ToolDirectory() {
  const { site } = useDocs();
  const { title } = site.oftenConnected;
  return (
    <div className={styles.directory} data-behaviour="named-details">
      <div className="screen-only" data-island="tool-finder" data-skip-text="" />
      <div>
        {/* Shortcuts to rows of the page, and no text of their own. */}
        <div className="screen-only" data-skip-text="">
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.tiles} aria-label={title} translate="no">
            {firstTools(site).map((tool) => (
              <li key={tool.id}>
                <a href={`#${tool.id}`} data-initial={initialOf(tool)}>
                  <ToolMark {...tool} />
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
                <span className="small screen-only" data-skip-text="" aria-hidden translate="no">
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
              <ToolRows aria-label={name} head={channelHead(sharedBy(tools, 'channel'))}>
                {tools.map((tool) => (
                  <ToolRow
                    key={tool.id}
                    id={tool.id}
                    tool={tool}
                    hasChannel={!sharedBy(tools, 'channel')}
                  >
                    {/* `named-details.behaviour.ts` fetches it as its group opens. */}
                    {tool.mark && (
                      <svg aria-hidden>
                        <use data-mark="" />
                      </svg>
                    )}
                  </ToolRow>
                ))}
              </ToolRows>
            </details>
          ))}
        </div>
      </div>
    </div>
  );
}

const channelHead = (channel?: Channel) =>
  channel && <span data-channel={channel}>{`Channel: ${CHANNEL_LABELS[channel]}`}</span>;
