import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { MOST_RESULTS } from '#model/docs/search-docs.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { SearchIcon } from '../docs-icons.tsx';
import { Keycap } from '../keycap.tsx';
import styles from './search-dialog.module.css';
import { CloseList, HitList, hitId } from './search-lists.tsx';
import { useSearch } from './use-search.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Selector of what the arrows walk through while there are no results: the field and the links below it. */
const STOPS = 'input, a:not([role], [hidden] *)';

/**
 * A combobox with a listbox (ARIA Authoring Practices) in a native modal dialog, which keeps the focus and closes on
 * Escape. Field and doors are there from the start; the results come with React. Without results there are links below the
 * field; they are no options, so the arrows move the focus itself into them. Below few results the links are reached by Tab.
 */
export function SearchDialog({ children: doors }: { children?: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, activate] = useState(0);
  const query = typed.trim();
  const { state, load, results, offersClose, close } = useSearch(query);
  const count = results.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: an option becomes the active one by a key or by a new query.
  useEffect(() => {
    dialog.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, query]);

  const search = (words: string) => {
    setTyped(words);
    activate(0);
    if (state === 'failed') load();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (count > 0 && event.target === field.current) {
      if (step) activate((active + step + count) % count);
      else if (event.key === 'Enter') document.getElementById(hitId(active))?.click();
      else return;
    } else if (step) {
      const stops = [...(dialog.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
      const place = stops.findIndex((stop) => stop === document.activeElement);
      stops[(place + step + stops.length) % stops.length]?.focus();
    } else {
      // A letter typed on a link belongs to the field, where it still has to arrive.
      const isLetter = event.key.length === 1 && event.key !== ' ';
      if (isLetter || event.key === 'Backspace') field.current?.focus();
      return;
    }
    event.preventDefault();
  };

  /** A link leads elsewhere, perhaps on this page. The dialog itself is pressed at its backdrop, in browsers without `closedby`. */
  const onClick = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    const isLink = target instanceof Element && target.closest('a') && !metaKey && !ctrlKey && !shiftKey;
    if (isLink || target === dialog.current) dialog.current?.close();
  };

  const onClose = () => {
    // A visitor who opened it again before this was reported may have typed already.
    if (!field.current || dialog.current?.open) return;
    field.current.value = '';
    search('');
  };

  return (
    <dialog
      ref={dialog}
      id="docs-search"
      className={styles.dialog}
      aria-label="Search docs"
      onKeyDown={onKeyDown}
      onClick={onClick}
      onClose={onClose}
      // It may be open already when React arrives.
      suppressHydrationWarning
      {...{ closedby: 'any' }}
    >
      <div className={styles.field}>
        <SearchIcon />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label="Search docs"
          placeholder="Search docs"
          aria-expanded={count > 0}
          aria-controls="search-hits"
          aria-activedescendant={count > 0 ? hitId(active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={120}
          onInput={(event) => search(event.currentTarget.value)}
        />
        <form method="dialog">
          <button type="submit" className={styles.close} aria-label="Esc, close search">
            <Keycap>Esc</Keycap>
            <CloseIcon />
          </button>
        </form>
      </div>
      <HitList results={results} active={active} onPoint={activate} />
      <div className={styles.links} hidden={count > 0 && !offersClose}>
        {offersClose ? <CloseList matches={close} isAll={count === 0} /> : null}
        <div hidden={query !== ''}>{doors}</div>
      </div>
      <div className={clsx(styles.foot, 'caption')}>
        <span className={styles.failed}>The search did not load. Type to try again.</span>
        <span role="status">
          {state === 'failed' ? (
            <>
              {'The search index did not load. '}
              <a href="/docs/all">See all pages</a>
            </>
          ) : (
            statement(state === 'loading', query, count, close.length)
          )}
        </span>
        <span className={styles.arrows} aria-hidden="true">
          <Keycap>↑</Keycap> <Keycap>↓</Keycap>
          {' to move, '}
          <Keycap>↵</Keycap>
          {' to open'}
        </span>
      </div>
    </dialog>
  );
}

/** Announced to screen readers that cannot follow the list. */
function statement(isLoading: boolean, query: string, count: number, closeCount: number): string {
  if (isLoading) return query === '' ? '' : 'Loading the index';
  if (query === '') return 'Type to search every page and section';
  const results = count > 0 ? `${count} ${count === 1 ? 'result' : 'results'}` : 'No results';
  if (closeCount > 0) return `${results}, ${closeCount} close to that`;
  return count > 0 ? `${results}, at most ${MOST_RESULTS} shown` : results;
}
