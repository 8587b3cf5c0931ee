import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import type { SearchIndex } from '#model/docs/search-index.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { SearchIcon } from '../docs-icons.tsx';
import { Keycap } from '../keycap.tsx';
import { CloseList } from './close-list.tsx';
import { walkTo } from './link-walk.ts';
import { nextOption } from './next-option.ts';
import { RecentSearches } from './recent-searches-list.tsx';
import styles from './search-dialog.module.css';
import { type Door, SearchDoors } from './search-doors.tsx';
import { SearchHit } from './search-hit.tsx';
import { SearchStatus } from './search-status.tsx';
import { type SlashKey, SlashSetting } from './slash-setting.tsx';
import { type Search, useSearch } from './use-search.ts';

/** Effects of the search outside its dialog. */
export interface SearchEffects {
  /** Fetches the index, ready to be searched, and again after a failure. */
  readIndex: () => Promise<SearchIndex>;
  /** Hands the words to the page that a chosen result leads to. */
  keepWords: (words: string) => void;
  /** Passed in rather than imported: an import from the behaviour's files would cost every page one file more. */
  slashKey: SlashKey;
}

interface SearchDialogProps extends Partial<SearchEffects> {
  doors: readonly Door[];
}

/** Selector of the links and buttons shown below the field. */
const SHOWN_LINKS = ':is(a, button):not([hidden] *)';

const hitId = (index: number) => `search-hit-${index}`;

/**
 * A combobox with a listbox (ARIA Authoring Practices) in a native modal dialog, which keeps the focus and closes on
 * Escape. `docs-search.behaviour.ts` opens and closes it. Where the page is built it has no effects: field and doors are
 * there from the start, the results come with React. Without results there are links below the field; they are no options,
 * so the arrows move the focus itself into them. Below few results the links are reached by Tab.
 */
export function SearchDialog({ doors, readIndex, keepWords, slashKey }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const links = useRef<HTMLDivElement>(null);
  const state = useSearch(readIndex, () => field.current?.value ?? '');
  const { query, active, results, offersClose, close } = state;
  const hasResults = results.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: an option becomes the active one by a key or by a new query.
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, query]);

  const onWalkKey = (event: KeyboardEvent) => {
    if (!hasResults && field.current && links.current) walkLinks(event, field.current, links.current);
  };

  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    if (query) state.remember();
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (opensElsewhere) return;
    if (list.current?.contains(event.currentTarget)) keepWords?.(query);
    dialog.current?.close();
    // The same address again changes nothing that the page could hear of.
    if (event.currentTarget.href === location.href) dispatchEvent(new HashChangeEvent('hashchange'));
  };

  return (
    <dialog
      ref={dialog}
      id="docs-search"
      className={styles.dialog}
      aria-label="Search docs"
      onKeyDown={onWalkKey}
      // It may be open already when React arrives.
      suppressHydrationWarning
      {...{ closedby: 'any' }}
    >
      <div className={styles.field}>
        <SearchIcon />
        <Combobox field={field} state={state} />
        <button type="button" className={styles.close} aria-label="Esc, close search" data-search-close>
          <Keycap>Esc</Keycap>
          <CloseIcon />
        </button>
      </div>
      <div
        ref={list}
        className={styles.hits}
        id="search-hits"
        role="listbox"
        aria-label="Results"
        hidden={!hasResults}
      >
        {results.map((result, row) => (
          <SearchHit
            key={result.path}
            id={hitId(row)}
            result={result}
            isActive={row === active}
            onPointerMove={() => state.activate(row)}
            onClick={choose}
          />
        ))}
      </div>
      <div ref={links} className={styles.links} hidden={hasResults && !offersClose}>
        {offersClose ? <CloseList matches={close} isAll={!hasResults} onChoose={choose} /> : null}
        <BeforeQuery field={field} state={state} doors={doors} />
      </div>
      <Foot state={state} slashKey={slashKey} />
    </dialog>
  );
}

/** Moves the focus between the field and the links below it. */
function walkLinks(event: KeyboardEvent, field: HTMLInputElement, links: HTMLElement): void {
  if (event.nativeEvent.isComposing) return;
  const below = [...links.querySelectorAll<HTMLElement>(SHOWN_LINKS)];
  const next = walkTo(event, field, below, document.activeElement);
  next?.focus();
  // A letter still has to arrive in the field.
  if (next && event.key.startsWith('Arrow')) event.preventDefault();
}

interface PartProps {
  field: RefObject<HTMLInputElement | null>;
  state: Search;
}

function Combobox({ field, state }: PartProps) {
  const { active, results } = state;
  const hasResults = results.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = nextOption(event.key, active, results.length);
    if (next !== undefined) state.activate(next);
    else if (event.key === 'Enter') document.getElementById(hitId(active))?.click();
    else return;
    event.preventDefault();
  };
  return (
    <input
      ref={field}
      type="text"
      role="combobox"
      aria-label="Search docs"
      placeholder="Search docs"
      aria-expanded={hasResults}
      aria-controls="search-hits"
      aria-activedescendant={hasResults ? hitId(active) : undefined}
      aria-autocomplete="list"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={120}
      value={state.typed}
      onInput={(event) => state.search(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onFocus={state.loadAgain}
    />
  );
}

/** Recent searches and doors. Hidden once there is a query, rather than taken out: that would be work of the first key. */
function BeforeQuery({ field, state, doors }: PartProps & { doors: readonly Door[] }) {
  const focusField = () => field.current?.focus();
  return (
    <div hidden={state.query !== ''}>
      <RecentSearches
        queries={state.recent}
        onChoose={(words) => {
          state.search(words);
          focusField();
        }}
        onForget={() => {
          state.forget();
          focusField();
        }}
      />
      <SearchDoors doors={doors} />
    </div>
  );
}

function Foot({ state, slashKey }: { state: Search; slashKey: SlashKey | undefined }) {
  const { index, query, results, close } = state;
  return (
    <div className={clsx(styles.foot, 'caption')}>
      <SearchStatus index={index} query={query} count={results.length} closeCount={close.length} />
      <span className={styles.keys}>
        <span className={styles.arrows} aria-hidden="true">
          <Keycap>↑</Keycap> <Keycap>↓</Keycap>
          {' to move, '}
          <Keycap>↵</Keycap>
          {' to open'}
        </span>
        <SlashSetting slashKey={slashKey} className={styles.slash} />
      </span>
    </div>
  );
}
