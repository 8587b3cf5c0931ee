import type { Behaviour } from '#behaviours/behaviour.ts';
import type { FetchData } from '../right-data.ts';
import type { ModelContext } from './search-tool.ts';
import { keepWords, takeWords } from './searched-words.ts';
import { isSlashOn, setSlash } from './slash-key.ts';

declare global {
  interface BehaviourElements {
    'docs-search': HTMLElement;
  }
  /** Property under which a browser keeps WebMCP: Chrome first uses the one, later the other. */
  interface Document {
    readonly modelContext?: ModelContext;
  }
  interface Navigator {
    readonly modelContext?: ModelContext;
  }
}

const INDEX_ADDRESS = '/docs/search-index.json';

const storage = () => localStorage;
const slashKey = { isOn: () => isSlashOn(storage), set: (isOn: boolean) => setSlash(storage, isOn) };

/** Selector of the buttons that open the dialog, anywhere on the page. */
const OPENER = '[data-search-open]';

/**
 * True once the behaviour runs. The dialog and its openers all ask for this file, so that an early press waits for it; only the
 * first may start it.
 */
let isAtWork = false;

/**
 * Opens and closes the native dialog, and has React make it a search on the visitor's first intent. Opening is no part
 * of the island: the field must have the focus in the frame of the key that asks for it, with nothing loaded.
 */
export const start: Behaviour<'docs-search'> = (_asks, signal) => {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#docs-search');
  const field = dialog?.querySelector('input');
  const host = dialog?.parentElement;
  if (!dialog || !field || !host || isAtWork) return;
  isAtWork = true;
  const fetchIndex = indexFetcher();
  const wake = waker(host, fetchIndex);
  const open = () => {
    if (!dialog.open) {
      // A dialog reports its closing later than it closes: here the report may still be on its way.
      empty(field);
      dialog.showModal();
    }
    field.focus();
    wake();
  };

  const onOpener = (event: Event) => {
    if (!isWithin(event, OPENER)) return;
    if (event.type !== 'click') return wake();
    event.preventDefault();
    open();
  };
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, onOpener, { signal });
  }
  document.addEventListener(
    'keydown',
    (event) => {
      if (!isShortcut(event) && !isSlash(event)) return;
      event.preventDefault();
      open();
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    (event) => {
      // Browsers without `closedby`: a click on the dialog itself, and not on what is in it, is one on its backdrop.
      if (event.target === dialog || isWithin(event, '[data-search-close]')) dialog.close();
    },
    { signal },
  );
  // A key asks again for a search that did not load; once it is there, this does nothing.
  field.addEventListener('input', wake, { signal });
  // A visitor who opened it again before this report may have typed already.
  dialog.addEventListener('close', () => dialog.open || empty(field), { signal });

  nameKeys();
  declareTool(fetchIndex, signal);
  markWords();
  addEventListener('hashchange', markWords, { signal });
};

/** Takes the words of the last search away, from React's state too once it is there. */
function empty(field: HTMLInputElement): void {
  if (!field.value) return;
  field.value = '';
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Offers the search to programs that act for a visitor, in browsers that have them. */
function declareTool(fetchIndex: FetchData, signal: AbortSignal): void {
  const tools = document.modelContext ?? navigator.modelContext;
  if (!tools) return;
  import('./search-tool.ts').then(
    ({ declareSearchTool }) => declareSearchTool(tools, fetchIndex, signal),
    () => undefined, // Offline, or the visitor is leaving: the page has no tool.
  );
}

/** Marks what was searched for, on the page that a result led to. */
function markWords(): void {
  const words = takeWords();
  if (words)
    import('./mark-searched.ts').then(
      ({ markSearched }) => markSearched(document, words),
      () => undefined, // The place that was searched is there, without marks.
    );
}

/** Fetches the index once, and again after a failure or a wrong answer. */
function indexFetcher(): FetchData {
  let index: Promise<unknown> | undefined;
  return (wasWrong) => {
    if (wasWrong) index = undefined;
    index ??= fetchJson(INDEX_ADDRESS).catch((error: unknown) => {
      index = undefined;
      throw error;
    });
    return index;
  };
}

/** Loads React and the index, at the same time. A failed load is told, and repeated at the next intent or key. */
function waker(host: HTMLElement, fetchIndex: FetchData): () => void {
  let isAwake = false;
  const status = host.querySelector('[role="status"]');
  const tell = (text: string) => {
    if (status) status.textContent = text;
  };
  return () => {
    if (isAwake) return;
    isAwake = true;
    // The island says when it fails.
    fetchIndex().catch(() => undefined);
    import('./search-island.tsx').then(
      ({ hydrateSearch }) => {
        // React expects it as it was sent.
        tell('');
        hydrateSearch(host, { fetchIndex, keepWords, slashKey });
      },
      () => {
        isAwake = false;
        tell('The search did not load. Type to try again.');
      },
    );
  };
}

async function fetchJson(address: string): Promise<unknown> {
  // The browser's cache is passed over, because it may hold the answer that was wrong.
  const answer = await fetch(address, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.json();
}

function isWithin({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** Control+K, or Command+K, and no other modifier. */
function isShortcut({ key, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (metaKey || ctrlKey) && !altKey && !shiftKey;
}

/** A slash, unless it is being typed into something, or was switched off in the dialog, which needs a pointer to show that. */
function isSlash(event: KeyboardEvent): boolean {
  const { key, metaKey, ctrlKey, altKey } = event;
  return (
    key === '/' &&
    !metaKey &&
    !ctrlKey &&
    !altKey &&
    !isWithin(event, 'input, textarea, select, [contenteditable], dialog') &&
    matchMedia('(any-pointer: fine)').matches &&
    slashKey.isOn()
  );
}

function nameKeys() {
  if (!/Mac|iP(hone|ad)/.test(navigator.userAgent)) return;
  for (const keys of document.querySelectorAll('[data-search-keys]')) keys.textContent = '⌘K';
}
