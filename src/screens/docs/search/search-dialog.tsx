import { clsx } from 'clsx';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { CODE_END } from '#article/read-lines.ts';
import { NotLoaded } from '#components/not-loaded.tsx';
import { CloseIcon, DocsIcon } from '#ui/icons.tsx';
import { ShuttleArrow } from '#weave/drawing.tsx';
import type { CloseMatch } from './close-matches.ts';
import styles from './search-dialog.module.css';
import { escaped, MOST_RESULTS, type SearchEntry, type SearchResult } from './search-docs.ts';
import { type Found, useSearch } from './use-search.ts';

/** The arrows walk through these while there is nothing to choose. */
const STOPS = 'input, a:not([role], [hidden] *)';

const hitId = (row: number) => `search-hit-${row}`;

interface SearchDialogProps {
  doors: readonly { title: string; description: string; path: string }[];
  often: readonly { label: string; href: string }[];
  lost: ComponentProps<typeof NotLoaded>;
}

/**
 * A combobox with a listbox (ARIA Authoring Practices) in a modal dialog. Doors are no options, so
 * the arrows move the focus itself into them.
 */
export function SearchDialog({ doors, often, lost }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, activate] = useState(0);
  /** Enter was pressed before there was anything to choose. */
  const isAwaited = useRef(false);
  const query = typed.trim();
  const { state, load, isNone, isLooking, found, count } = useSearch(query);
  const said = {
    loading: query && 'Loading the index',
    ready: isLooking ? 'Looking further' : statement(query, found, count),
    failed: 'The search index did not load. ',
  }[state];

  // biome-ignore lint/correctness/useExhaustiveDependencies: an option becomes the active one by a key or by a new query.
  useEffect(() => {
    dialog.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, query]);

  useEffect(() => {
    if (count > 0 && isAwaited.current) document.getElementById(hitId(0))?.click();
  }, [count]);

  const search = (words: string) => {
    setTyped(words);
    activate(0);
    isAwaited.current = false;
    if (state === 'failed') load();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isForeign(event)) return;
    const { key, ctrlKey, metaKey } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const isInField = event.target === field.current;
    if (isInField && key === 'Enter') {
      isAwaited.current = count === 0;
      // With Ctrl or Command in a tab of its own, as a press with them.
      const press = { bubbles: true, cancelable: true, ctrlKey, metaKey };
      document.getElementById(hitId(active))?.dispatchEvent(new MouseEvent('click', press));
    } else if (isInField && count > 0) {
      if (!step) return;
      activate((active + step + count) % count);
    } else if (step) {
      walk(dialog.current, step);
    } else {
      // A letter typed on a link belongs to the field, where it still has to arrive.
      if (/^(\S|Backspace)$/.test(key)) field.current?.focus();
      return;
    }
    event.preventDefault();
  };

  /** A link may lead to this page. The dialog itself is pressed at its backdrop. */
  const onClick = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    const isLink =
      target instanceof Element && target.closest('a') && !metaKey && !ctrlKey && !shiftKey;
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
      closedby="any"
      data-looking={isLooking || undefined}
      // It may be open already when React arrives.
      suppressHydrationWarning
    >
      <Field ref={field} active={count > 0 ? hitId(active) : undefined} search={search} />
      {isNone && (
        // The words of the specification have an element of their own.
        <p className={clsx('caption', styles.none)}>
          <span>{NONE_FOUND}</span>
          {count > 0 && <span> word for word. Close to that:</span>}
        </p>
      )}
      <Hits query={query} found={found} count={count} active={active} activate={activate} />
      {isNone && (
        <p className={styles.ways}>
          <a href="/docs/all">See all pages</a>
          <a href="/contact">Ask us</a>
        </p>
      )}
      <Doors doors={doors} often={often} hidden={query !== ''} />
      <div className={isNone ? 'visually-hidden' : clsx(styles.foot, 'caption')}>
        <span role="status">
          <span key={said}>{said}</span>
          {state === 'failed' && <a href="/docs/all">See all pages</a>}
        </span>
      </div>
      <NotLoaded {...lost} />
    </dialog>
  );
}

/** Of an input method, or a shortcut of the browser. */
function isForeign({ nativeEvent, keyCode, key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  // Safari ends a composition before the key that ended it, which has this code then.
  const isComposing = nativeEvent.isComposing || keyCode === 229;
  return isComposing || altKey || ((ctrlKey || metaKey) && key !== 'Enter');
}

interface FieldProps extends Pick<ComponentProps<'input'>, 'ref'> {
  active: string | undefined;
  search: (words: string) => void;
}

const Field = ({ ref, active, search }: FieldProps) => (
  <div className={styles.field}>
    <DocsIcon name="search" />
    <input
      ref={ref}
      type="text"
      role="combobox"
      aria-label="Search docs"
      placeholder="Search docs"
      aria-expanded={active !== undefined}
      aria-controls="search-hits"
      aria-activedescendant={active}
      aria-autocomplete="list"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={120}
      onInput={(event) => search(event.currentTarget.value)}
    />
    <form method="dialog">
      <button type="submit" className={styles.close} aria-label="Close search">
        <CloseIcon />
      </button>
    </form>
  </div>
);

function walk(dialog: HTMLDialogElement | null, step: number): void {
  const stops = [...(dialog?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[(at + step + stops.length) % stops.length]?.focus();
}

interface HitsProps {
  query: string;
  found: Found;
  count: number;
  active: number;
  activate: (row: number) => void;
}

function Hits({ query, found, count, active, activate }: HitsProps) {
  const { results, elsewhere, place, isPlaceFirst, close } = found;
  const firstPlace = place && isPlaceFirst ? 1 : 0;
  const matches = results.length + elsewhere.length;
  const option = (row: number, href: string) => ({
    id: hitId(row),
    role: 'option',
    tabIndex: -1,
    href,
    'aria-selected': row === active,
    onPointerMove: () => activate(row),
  });
  const placeRow = place && (
    <a
      className={clsx('small', styles.place, isPlaceFirst && styles.first)}
      {...option(isPlaceFirst ? 0 : matches, place.path)}
    >
      <span className="caption">On this site</span>
      <b>{nameOf(place)}</b>
      {isPlaceFirst && <span>{place.sections[0]?.content ?? place.title}</span>}
      <ShuttleArrow />
    </a>
  );

  return (
    <div
      className={styles.list}
      id="search-hits"
      role="listbox"
      aria-label="Results"
      hidden={count === 0}
    >
      {isPlaceFirst && placeRow}
      {results.map((result, row) => (
        <a key={result.path} {...option(firstPlace + row, result.path)}>
          <Match key={query} {...result} />
        </a>
      ))}
      {elsewhere.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a listbox holds options and groups of them; a fieldset is for fields.
        <div role="group" aria-label={ELSEWHERE}>
          <p className="caption" aria-hidden>
            {ELSEWHERE}
          </p>
          {elsewhere.map((result, row) => (
            <a key={result.path} {...option(firstPlace + results.length + row, result.path)}>
              <Match key={query} {...result} />
            </a>
          ))}
        </div>
      )}
      {isPlaceFirst ? null : placeRow}
      {close.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a listbox holds options and groups of them; a fieldset is for fields.
        <div role="group" aria-label="Close to that">
          {count > close.length && (
            <p className="caption" aria-hidden>
              Close to that
            </p>
          )}
          {close.map((match, row) => (
            <a key={match.path} {...option(count - close.length + row, match.path)}>
              <HitText key={query} {...match} />
            </a>
          ))}
        </div>
      )}
    </div>
  );
}

type DoorsProps = Pick<SearchDialogProps, 'doors' | 'often'> & { hidden: boolean };

const Doors = ({ doors, often, hidden }: DoorsProps) => (
  <div className={styles.list} hidden={hidden}>
    <p className="caption" id="search-doors">
      Start here
    </p>
    <ul className={styles.doors} aria-labelledby="search-doors">
      {doors.map(({ title, description, path }) => (
        <li key={path}>
          <a href={path}>
            <b className="block">{title}</b> <span className="small block">{description}</span>
          </a>
        </li>
      ))}
    </ul>
    <ul className={clsx('small', styles.often)} aria-label="Often wanted">
      {often.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  </div>
);

const nameOf = ({ names, title }: SearchEntry) => names?.[0] ?? title;

const NONE_FOUND = 'No results found';
const ELSEWHERE = 'Elsewhere on this site';

/** Some screen readers cannot follow the list. */
export function statement(
  query: string,
  { results, elsewhere, place, close }: Found,
  rows: number,
): string {
  if (query === '') return 'Type to search every page and section';
  const number = results.length;
  const parts = [
    number > 0 && `${number} ${number === 1 ? 'result' : 'results'}`,
    elsewhere.length > 0 && `${elsewhere.length} elsewhere on this site`,
    number + elsewhere.length === 0 &&
      !place &&
      (rows > 0 ? `${NONE_FOUND} word for word` : NONE_FOUND),
    close.length > 0 && `${close.length} close to that`,
    place && `${nameOf(place)} on this site`,
    close.length === 0 && rows === MOST_RESULTS && `at most ${MOST_RESULTS} shown`,
  ];
  return parts.filter(Boolean).join(', ');
}

const Match = (result: SearchResult) => (
  <HitText
    {...result}
    marks={new RegExp(escaped(result.highlightedMatch).replace(/\s+/g, '\\s+'), 'gi')}
  />
);

type HitTextProps = CloseMatch & Partial<Pick<SearchResult, 'paragraphNumber'>>;

/**
 * Keyed by the query, as the status is by its words: React cannot edit text that a translator has
 * put its own in the place of, but it can draw it anew.
 */
function HitText({ page, heading, content, path, marks, paragraphNumber }: HitTextProps) {
  const isCode = content.endsWith(CODE_END);
  return (
    <>
      <span className={clsx('small', styles.way)}>
        <span>{marked(page, marks)}</span>
        {heading && <b>{marked(heading, marks)}</b>}
      </span>
      <span
        className={clsx(styles.excerpt, isCode && styles.code)}
        translate={isCode ? 'no' : undefined}
      >
        {marked(content, marks)}
      </span>
      <span className={styles.path} translate="no">
        {path}
        {paragraphNumber === undefined ? null : `, paragraph\u00a0${paragraphNumber}`}
      </span>
    </>
  );
}

function marked(text: string, marks: RegExp) {
  const places = [...text.matchAll(marks)];
  const ends = places.map(({ index, 0: words }) => index + words.length);
  return [
    ...places.flatMap(({ index, 0: words }, place) => [
      text.slice(ends[place - 1] ?? 0, index),
      <mark key={index}>{words}</mark>,
    ]),
    text.slice(ends.at(-1) ?? 0),
  ];
}
