/** What the search says and shows of a query, which a worker answers. */

import type { Behaviour } from '#behaviours/behaviour.ts';
import { CODE_END } from '#src/search/read-lines.ts';
import { escaped, type SearchEntry, type SearchResult } from '#src/search/search-docs.ts';
import type { CloseMatch } from './close-matches.ts';
import { ELSEWHERE, type Found, matchesIn, nameOf, READY, statement } from './find-rows.ts';
import type { SearchAnswer } from './search-worker.ts';
import workerAddress from './search-worker.ts?worker&url';

/** The arrows walk through these while there is nothing to choose. */
const STOPS = 'input, a:not([role])';

const CLOSE = 'Close to that';

type State = 'ready' | 'loading' | 'looking' | 'none' | 'found' | 'failed';

/** In other states it says what there is. */
const SAID: Partial<Record<State, string>> = {
  ready: READY,
  loading: 'Loading the index',
  looking: 'Looking further',
  failed: 'The search index did not load. ',
};

function stateOf({ query, found, isWhole, hasFailed }: SearchAnswer): State {
  if (hasFailed) return 'failed';
  if (query === '') return 'ready';
  if (!found) return 'loading';
  if (matchesIn(found) > 0) return 'found';
  return isWhole ? 'none' : 'looking';
}

export const start: Behaviour = (wake, signal) => {
  const dialog = wake.closest('dialog') as HTMLDialogElement;
  const one = <Part extends HTMLElement>(selector: string) =>
    dialog.querySelector<Part>(selector) as Part;
  const field = one<HTMLInputElement>('input');
  const hits = one('[role="listbox"]');
  const status = one('[role="status"]');
  const none = one('[data-slot="none"]');
  const ways = one('[data-slot="ways"]');
  const doors = one('[data-slot="doors"]');
  const draw = drawsPartsOf(dialog);
  let query = '';
  /** What the rows answer, while the next is on its way. */
  let shown: SearchAnswer = { query };
  let rows: HTMLElement[] = [];
  let active = 0;
  /** Enter was pressed before there was anything to choose. */
  let isAwaited = false;

  const activate = (row: number) => {
    active = row;
    rows.forEach((option, at) => {
      option.ariaSelected = String(at === row);
    });
    if (rows[row]) field.setAttribute('aria-activedescendant', rows[row].id);
    else field.removeAttribute('aria-activedescendant');
  };
  const choose = (row: number) => {
    activate(row);
    rows[row]?.scrollIntoView({ block: 'nearest' });
  };

  const drawRows = (found: Found | undefined) => {
    hits.replaceChildren(...(found ? list(found, draw) : []));
    rows = [...hits.querySelectorAll<HTMLElement>('[role="option"]')];
    rows.forEach((row, at) => {
      row.id = `search-hit-${at}`;
    });
    hits.hidden = rows.length === 0;
    field.ariaExpanded = String(rows.length > 0);
  };

  const show = (answer: SearchAnswer) => {
    const state = stateOf(answer);
    const isNone = state === 'none';
    const isLooking = state === 'loading' || state === 'looking';
    // What there is stays, pale, until there is more.
    dialog.toggleAttribute('data-looking', isLooking);
    if (!isLooking) {
      shown = answer;
      drawRows(answer.found);
      doors.hidden = state !== 'ready';
    }
    none.replaceChildren(...(isNone ? [draw('none', { close: rows.length > 0 })] : []));
    ways.replaceChildren(...(isNone ? [draw('ways')] : []));
    status.replaceChildren(SAID[state] ?? (answer.found ? statement(answer.found) : ''));
    if (state === 'failed') status.append(draw('ways').firstElementChild as Element);
    if (isLooking) return;
    choose(active);
    if (isAwaited) rows[0]?.click();
  };

  const ask = worker(signal, (answer) => {
    if (answer.query === query) show(answer);
  });

  const search = () => {
    query = field.value.trim();
    active = 0;
    isAwaited = false;
    // Rows stay until there are others.
    if (query === '' || !shown.found) show({ query });
    ask(query);
  };

  const enter = ({ ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    isAwaited = rows.length === 0 || shown.query !== query;
    // With such a key it opens elsewhere, as a press with it does.
    const press = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
    if (!isAwaited) rows[active]?.dispatchEvent(new MouseEvent('click', press));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isForeign(event)) return;
    const { key } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const isInField = event.target === field;
    if (isInField && key === 'Enter') {
      enter(event);
    } else if (isInField && rows.length > 0) {
      if (!step) return;
      choose((active + step + rows.length) % rows.length);
    } else if (step) {
      walk(dialog, step);
    } else {
      // A letter typed on a link belongs to the field, where it still has to arrive.
      if (/^(\S|Backspace)$/.test(key)) field.focus();
      return;
    }
    event.preventDefault();
  };

  /** A link may lead to this page. The dialog itself is pressed at its backdrop. */
  const onClick = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    const pressed = target as Element;
    const isLink = pressed.closest('a') && !metaKey && !ctrlKey && !shiftKey;
    if (isLink || pressed === dialog) dialog.close();
  };

  const onClose = () => {
    // A visitor who opened it again before this was reported may have typed already.
    if (dialog.open) return;
    field.value = '';
    search();
  };

  const begin = () => {
    search();
    // It may have been pressed before.
    isAwaited = query !== '' && field.dataset['entered'] === query;
    delete field.dataset['entered'];
    field.onkeydown = null;
  };

  wake.addEventListener('click', begin, { signal });
  dialog.addEventListener('keydown', onKeyDown, { signal });
  dialog.addEventListener('click', onClick, { signal });
  dialog.addEventListener('close', onClose, { signal });
  field.addEventListener('input', search, { signal });
  hits.addEventListener(
    'pointermove',
    ({ target }) => {
      const row = rows.indexOf((target as Element).closest('[role="option"]') as HTMLElement);
      if (row >= 0 && row !== active) activate(row);
    },
    { signal },
  );
};

/** One that failed is started again by the next question. */
function worker(signal: AbortSignal, tell: (answer: SearchAnswer) => void) {
  let running: Worker | undefined;
  signal.addEventListener('abort', () => running?.terminate());
  return (query: string) => {
    const fail = () => {
      running?.terminate();
      running = undefined;
      tell({ query, hasFailed: true });
    };
    try {
      running ??= new Worker(policy.createScriptURL(workerAddress), { type: 'module' });
      running.onmessage = ({ data }: MessageEvent<SearchAnswer>) => tell(data);
      running.onerror = fail;
      running.postMessage(query);
    } catch {
      fail();
    }
  };
}

interface Rules {
  createScriptURL: (address: string) => string;
}

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, rules: Rules) => Rules };
};
const rules: Rules = { createScriptURL: () => workerAddress };
/** The one that the content security policy allows, for one address of this build. */
const policy = trustedTypes?.createPolicy('search-worker', rules) ?? rules;

/** Of an input method, or a shortcut of the browser. */
function isForeign({ isComposing, keyCode, key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  // Safari ends a composition before the key that ended it, which has this code then.
  return isComposing || keyCode === 229 || altKey || ((ctrlKey || metaKey) && key !== 'Enter');
}

function walk(dialog: HTMLDialogElement, step: number): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter((stop) =>
    stop.checkVisibility(),
  );
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops.at((at + step) % stops.length)?.focus();
}

type Draw = ReturnType<typeof drawsPartsOf>;

/** Each text by the name of its place; a part that is none goes. */
const drawsPartsOf =
  (dialog: HTMLElement) =>
  (name: string, texts: Record<string, boolean | '' | readonly (string | Node)[]> = {}) => {
    const template = dialog.querySelector<HTMLTemplateElement>(`template[data-part="${name}"]`);
    const part = template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
    for (const place of part.querySelectorAll<HTMLElement>('[data-text]')) {
      const text = texts[place.dataset['text'] ?? ''];
      if (!text) place.remove();
      else if (text !== true) place.replaceChildren(...text);
    }
    return part;
  };

function list({ results, elsewhere, place, isPlaceFirst, close }: Found, draw: Draw) {
  const group = (name: string, options: HTMLElement[]) => {
    if (options.length === 0) return [];
    const part = draw('group', { name: [name] });
    part.ariaLabel = name;
    part.append(...options);
    return [part];
  };
  const places = place ? [placeRow(place, isPlaceFirst, draw)] : [];
  return [
    ...(isPlaceFirst ? places : []),
    ...results.map((result) => hit(result, marksOf(result), draw)),
    ...group(
      ELSEWHERE,
      elsewhere.map((result) => hit(result, marksOf(result), draw)),
    ),
    ...(isPlaceFirst ? [] : places),
    ...group(
      CLOSE,
      close.map((match) => hit(match, match.marks, draw)),
    ),
  ];
}

function placeRow(place: SearchEntry, isFirst: boolean, draw: Draw) {
  const about = place.sections[0]?.content ?? place.title;
  const row = draw('place', { name: [nameOf(place)], about: isFirst && [about] });
  row.toggleAttribute('data-first', isFirst);
  row.setAttribute('href', place.path);
  return row;
}

const marksOf = ({ highlightedMatch }: SearchResult) =>
  new RegExp(escaped(highlightedMatch).replace(/\s+/g, '\\s+'), 'gi');

function hit(found: Omit<CloseMatch, 'marks'> & Partial<SearchResult>, marks: RegExp, draw: Draw) {
  const { page, heading, content, path, paragraphNumber: number } = found;
  const row = draw('hit', {
    page: marked(page, marks),
    heading: heading && marked(heading, marks),
    content: marked(content, marks),
    path: [path, number ? `, paragraph\u00a0${number}` : ''],
  });
  row.setAttribute('href', path);
  if (content.endsWith(CODE_END))
    row.querySelector<HTMLElement>('[data-text="content"]')?.setAttribute('translate', 'no');
  return row;
}

function marked(text: string, marks: RegExp): Node[] {
  const places = [...text.matchAll(marks)];
  const ends = places.map(({ index, 0: words }) => index + words.length);
  return [
    ...places.flatMap(({ index, 0: words }, place) => {
      const mark = document.createElement('mark');
      mark.append(words);
      return [new Text(text.slice(ends[place - 1] ?? 0, index)), mark];
    }),
    new Text(text.slice(ends.at(-1) ?? 0)),
  ];
}
