import { CONNECTION_LABELS } from '../../../../content/data/integrations/terms.ts';
import {
  CATEGORIES,
  type Integration,
  integrationCounts,
  integrations,
} from '../../../content/integrations.ts';
import { CHANNELS } from '../../../weave/channels.ts';
import { ChevronSign, SearchSign } from '../docs-icons.tsx';
import './tool-directory.css';

/** Address of the marks of all tools in one file, so that the page need not carry them. */
export const TOOL_MARKS = '/docs/tool-marks.svg';

/**
 * Every tool we connect to. The whole list is on the page; `tool-directory-behaviour.ts` hides what a visitor filters
 * out, and the filters are not shown without it.
 */
export function ToolDirectory() {
  return (
    <div className="directory" data-directory data-wide>
      <form className="directory-filters" action="/docs/technology-stack" method="get">
        <div className="directory-search">
          <SearchSign />
          <input
            type="search"
            name="q"
            aria-label="Search the tools"
            placeholder="Search the tools"
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <div className="directory-category">
          <select name="category" aria-label="Category">
            <option value="">Every category</option>
            {CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {category} ({integrationCounts.byCategory[category]})
              </option>
            ))}
          </select>
          <ChevronSign />
        </div>
        <fieldset className="directory-channels">
          <legend className="vh">Channel</legend>
          <ChannelChoice id="" label="All channels" amount={integrationCounts.all} />
          {CHANNELS.map(({ id, label }) => (
            <ChannelChoice key={id} id={id} label={label} amount={integrationCounts.byChannel[id]} />
          ))}
        </fieldset>
        <p className="fig" role="status" data-directory-count>
          {integrationCounts.all} of {integrationCounts.all} tools shown
        </p>
      </form>
      <ul className="tools">
        {integrations.map((tool) => (
          <Tool key={tool.name} tool={tool} />
        ))}
      </ul>
      <p className="tools-none" hidden>
        Nothing by that name is listed. <a href="/contact">Ask us</a>; most systems with an API can be
        threaded.
      </p>
    </div>
  );
}

function ChannelChoice({ id, label, amount }: { id: string; label: string; amount: number }) {
  return (
    <label data-channel={id || 'ink'}>
      <input type="radio" name="c" value={id} defaultChecked={id === ''} />
      {id === '' ? null : <i aria-hidden="true" />}
      {label} <span className="num">{amount}</span>
    </label>
  );
}

function Tool({ tool: { name, category, connects, channel, icon } }: { tool: Integration }) {
  return (
    <li data-channel={channel} data-category={category}>
      <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
        {icon ? (
          <use href={`${TOOL_MARKS}#${icon}`} />
        ) : (
          <path d="M11 2h2v20h-2zM2 11h20v2H2z" opacity="0.35" />
        )}
      </svg>
      <p>
        <b>{name}</b>{' '}
        <span>
          {category}: {connects.map((way) => CONNECTION_LABELS[way]).join(', ')}
        </span>
      </p>
      <i title={CHANNELS.find(({ id }) => id === channel)?.label} />
    </li>
  );
}
