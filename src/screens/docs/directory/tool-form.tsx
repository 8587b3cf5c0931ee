import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import {
  CHANNEL_LABELS,
  CHANNELS,
  CONNECTION_LABELS,
  CONNECTIONS,
} from '#content/data/integrations/terms.ts';
import { ChevronIcon } from '#ui/icons.tsx';
import { FilterIcon, SearchIcon } from '../docs-icons.tsx';
import type { DirectoryAnswer, DirectoryChoice } from './directory-choice.ts';
import styles from './tool-form.module.css';

const FILTERS_ID = 'tool-filters';

interface ToolFormProps extends ComponentProps<'form'> {
  choice: DirectoryChoice;
  /** Number of tools each value would leave; undefined until the tools have arrived. */
  counts: DirectoryAnswer['counts'] | undefined;
  /** True while a list is being checked, to which filters do not apply. */
  isList: boolean;
  /** Called with the changed part of the choice. */
  onChoose: (change: Partial<DirectoryChoice>) => void;
}

/**
 * The directory's field and filters. The filters are next to the field; where there is no room they are a popover of
 * one button. Hidden where no script can answer them.
 */
export function ToolForm({ choice, counts, isList, onChoose, className, ...rest }: ToolFormProps) {
  const chosen = [choice.connection, choice.channel].filter(Boolean).length;
  const filter = (name: 'connection' | 'channel') => ({
    name,
    value: isList ? '' : choice[name],
    counts: isList ? undefined : counts?.[name],
    disabled: isList,
    onChange: ({ target }: { target: HTMLSelectElement }) => onChoose({ [name]: target.value }),
  });
  return (
    <form
      className={clsx(styles.form, className)}
      aria-label="Search the tools"
      data-skip-text=""
      onSubmit={(event) => event.preventDefault()}
      {...rest}
    >
      <div className={styles.field}>
        <SearchIcon />
        <input
          type="search"
          name="q"
          aria-label="Search the tools"
          placeholder="Which tools do you use? HubSpot, Xero, WhatsApp …"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={choice.query}
          onChange={(event) => onChoose({ query: event.target.value })}
        />
      </div>
      <button type="button" className={styles.open} popoverTarget={FILTERS_ID}>
        <FilterIcon />
        <span className={styles.words}>Filter</span>
        <span className={clsx('num', styles.chosen)}>{chosen > 0 && !isList ? chosen : null}</span>
      </button>
      <div id={FILTERS_ID} popover="auto" className={styles.filters}>
        <Filter
          {...filter('connection')}
          label="Connects by"
          options={[
            ['', 'Any connection'],
            ...CONNECTIONS.map((way) => [way, CONNECTION_LABELS[way]] as const),
          ]}
        />
        <Filter
          {...filter('channel')}
          label="Channel"
          options={[
            ['', 'Any channel'],
            ...CHANNELS.map((channel) => [channel, CHANNEL_LABELS[channel]] as const),
          ]}
        />
        <button type="button" className={styles.close} popoverTarget={FILTERS_ID} popoverTargetAction="hide">
          Show the tools
        </button>
      </div>
    </form>
  );
}

interface FilterProps extends ComponentProps<'select'> {
  label: string;
  options: readonly (readonly [value: string, words: string])[];
  counts: ReadonlyMap<string, number> | undefined;
}

function Filter({ label, options, counts, ...rest }: FilterProps) {
  return (
    <label className={styles.filter}>
      <span>{label}</span>
      <select {...rest}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {counts ? `${words} (${(counts.get(value) ?? 0).toLocaleString('en-US')})` : words}
          </option>
        ))}
      </select>
      <ChevronIcon />
    </label>
  );
}
