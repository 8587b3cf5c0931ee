import { CONNECTION_LABELS, CONNECTIONS } from '#content/data/integrations/terms.ts';
import { CATEGORIES, type Integration, integrationCounts, integrations } from '#model/integrations.ts';
import { CHANNELS, channelLabel } from '#weave/channels.ts';
import { ChevronIcon, SearchIcon } from '../docs-icons.tsx';
import { markAddress } from './tool-marks.ts';
import './tool-directory.css';

/**
 * Every tool we connect to. The whole list is on the page; `tool-directory-behaviour.ts` hides what a visitor filters
 * out and fetches the marks in view, and the filters are not shown without it.
 */
export function ToolDirectory() {
  return (
    <div className="directory" data-directory data-wide>
      <DirectoryFilters />
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

function DirectoryFilters() {
  const { all, byCategory, byConnection, byChannel } = integrationCounts;
  return (
    <form className="directory-filters" aria-label="Filter the tools">
      <div className="directory-search">
        <SearchIcon />
        <input
          type="search"
          name="q"
          aria-label="Search the tools"
          placeholder="Search the tools"
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <Choice
        name="category"
        label="Category"
        any={`Any category (${all})`}
        options={CATEGORIES.map((category) => [category, `${category} (${byCategory[category]})`])}
      />
      <Choice
        name="connection"
        label="How it connects"
        any={`Any connection (${all})`}
        options={CONNECTIONS.map((way) => [way, `${CONNECTION_LABELS[way]} (${byConnection[way]})`])}
      />
      <fieldset className="directory-channels">
        <legend className="visually-hidden">Channel</legend>
        <ChannelChoice id="" label="All channels" amount={all} />
        {CHANNELS.map(({ id, label }) => (
          <ChannelChoice key={id} id={id} label={label} amount={byChannel[id]} />
        ))}
        <button type="reset" className="directory-reset">
          Clear filters
        </button>
      </fieldset>
      <p className="caption" role="status" data-directory-count>
        {all} of {all} tools shown
      </p>
    </form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  any: string;
  options: [value: string, label: string][];
}

function Choice({ name, label, any, options }: ChoiceProps) {
  return (
    <div className="directory-choice">
      <select name={name} aria-label={label}>
        <option value="">{any}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <ChevronIcon />
    </div>
  );
}

function ChannelChoice({ id, label, amount }: { id: string; label: string; amount: number }) {
  return (
    <label data-channel={id || 'ink'}>
      <input type="radio" name="channel" value={id} defaultChecked={id === ''} />
      {id === '' ? null : <i aria-hidden="true" />}
      {label} <span className="num">{amount}</span>
    </label>
  );
}

function Tool({ tool: { name, category, connects, channel, icon } }: { tool: Integration }) {
  return (
    <li data-channel={channel} data-category={category} data-connection={connects.join(' ')}>
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        fill="currentColor"
        aria-hidden="true"
        data-mark={icon && markAddress(icon)}
      >
        {icon ? null : (
          <text x="12" y="19" textAnchor="middle">
            {name.charAt(0)}
          </text>
        )}
      </svg>
      <p>
        <b>{name}</b>{' '}
        <span>
          {category}: {connects.map((way) => CONNECTION_LABELS[way]).join(', ')}
        </span>
      </p>
      <i>
        <span className="visually-hidden">{channelLabel(channel)}</span>
      </i>
    </li>
  );
}
