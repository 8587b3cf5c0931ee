import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { CONNECTION_LABELS, CONNECTIONS } from '#content/data/integrations/terms.ts';
import { CHANNELS } from '#weave/channels.ts';
import { ChevronIcon, SearchIcon } from '../docs-icons.tsx';
import { type DirectoryChoice, type DirectoryView, type Facet, NOTHING_CHOSEN } from './directory-filter.ts';
import styles from './tool-filters.module.css';

interface ToolFiltersProps extends ComponentProps<'form'> {
  choice: DirectoryChoice;
  categories: readonly string[];
  /** How many tools each value would leave. */
  counts: DirectoryView['counts'];
  onChoose: (choice: DirectoryChoice) => void;
}

/** The controls above the tools; its children say how many are shown. Hidden where no script can answer them. */
export function ToolFilters({
  choice,
  categories,
  counts,
  onChoose,
  children,
  className,
  ...rest
}: ToolFiltersProps) {
  const facet = (name: Facet) => ({
    name,
    value: choice[name],
    counts: counts[name],
    onChoose: (value: string) => onChoose({ ...choice, [name]: value }),
  });
  return (
    <form
      className={clsx(styles.filters, className)}
      aria-label="Filter the tools"
      onSubmit={(event) => event.preventDefault()}
      onReset={() => onChoose(NOTHING_CHOSEN)}
      {...rest}
    >
      <div className={styles.search}>
        <SearchIcon />
        <input
          type="search"
          name="q"
          aria-label="Search the tools"
          placeholder="Search the tools"
          autoComplete="off"
          spellCheck={false}
          value={choice.query}
          onChange={(event) => onChoose({ ...choice, query: event.target.value })}
        />
      </div>
      <Select
        {...facet('category')}
        label="Category"
        any="Any category"
        options={categories.map((category) => [category, category])}
      />
      <Select
        {...facet('connection')}
        label="How it connects"
        any="Any connection"
        options={CONNECTIONS.map((way) => [way, CONNECTION_LABELS[way]])}
      />
      <fieldset className={styles.channels}>
        <legend className="visually-hidden">Channel</legend>
        <ChannelRadio {...facet('channel')} id="" label="All channels" />
        {CHANNELS.map(({ id, label }) => (
          <ChannelRadio key={id} {...facet('channel')} id={id} label={label} />
        ))}
        <button type="reset" className={styles.reset}>
          Clear filters
        </button>
      </fieldset>
      <p className={clsx(styles.count, 'caption')} role="status">
        {children}
      </p>
    </form>
  );
}

interface FacetProps {
  name: Facet;
  value: string;
  counts: ReadonlyMap<string, number>;
  onChoose: (value: string) => void;
}

interface SelectProps extends FacetProps {
  label: string;
  any: string;
  options: [value: string, label: string][];
}

function Select({ name, value, counts, onChoose, label, any, options }: SelectProps) {
  return (
    <div className={styles.choice}>
      <select name={name} aria-label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
        {[['', any] as const, ...options].map(([option, words]) => (
          <option key={option} value={option}>
            {`${words} (${counts.get(option) ?? 0})`}
          </option>
        ))}
      </select>
      <ChevronIcon />
    </div>
  );
}

interface ChannelRadioProps extends FacetProps {
  id: string;
  label: string;
}

function ChannelRadio({ name, value, counts, onChoose, id, label }: ChannelRadioProps) {
  return (
    <label data-channel={id || 'ink'}>
      <input type="radio" name={name} value={id} checked={value === id} onChange={() => onChoose(id)} />
      {id === '' ? null : <i aria-hidden="true" />}
      {`${label} `}
      <span className="num">{String(counts.get(id) ?? 0)}</span>
    </label>
  );
}
