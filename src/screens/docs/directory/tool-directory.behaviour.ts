import type { Behaviour } from '#behaviours/behaviour.ts';
import type { FetchData } from '../right-data.ts';
import type { FetchMarks } from './fetch-marks.ts';

declare global {
  interface BehaviourElements {
    'tool-directory': HTMLElement;
  }
}

const DATA_ADDRESS = '/docs/tools.json';

/**
 * Loads React and the data on the first intent to search, at the same time. Not `client:intent`: the directory is a part
 * of a text in MDX, which is finished HTML before Astro sees it. It also opens a group that the address names, or a row in it
 * where the browser does not do that by itself. Visitors who were faster than this file stay where they are, and what they
 * pressed decides.
 */
export const start: Behaviour<'tool-directory'> = (directory, signal) => {
  const finder = directory.querySelector<HTMLElement>('[data-tool-finder]');
  if (finder) wakeOnIntent(finder, signal);
  showMarksOnIntent(directory, signal);
  const named = () => document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const reveal = () => {
    const place = named();
    const group = place?.closest<HTMLDetailsElement>('details:not([open])');
    if (!group || !directory.contains(group)) return;
    group.open = true;
    place?.scrollIntoView();
  };
  addEventListener('hashchange', reveal, { signal });
  if (!hasGoneOn(named()?.closest('details'))) reveal();
};

/**
 * True when a visitor has scrolled on, has come back to another place of the page, or is pressing the group. A browser that found
 * nothing to scroll to, because it was in a closed group, has stayed at the top.
 */
function hasGoneOn(group: Element | null | undefined): boolean {
  if (!group) return false;
  const { top, bottom } = group.getBoundingClientRect();
  return (scrollY > 0 && (bottom < 0 || top > innerHeight)) || group.contains(document.activeElement);
}

/**
 * Fetches the marks of a group, of the page or of the results, when it is opened, or about to be. An address in the HTML would
 * have the browser fetch the marks of every group with the page, also of those that stay closed.
 */
function showMarksOnIntent(directory: HTMLElement, signal: AbortSignal) {
  const onIntent = ({ target }: Event) => {
    const group = target instanceof Element && target.closest('details');
    if (group) showMarks(group);
  };
  // `toggle` does not bubble.
  for (const type of ['pointerover', 'focusin', 'toggle']) {
    directory.addEventListener(type, onIntent, { capture: true, signal });
  }
  for (const group of directory.querySelectorAll('details[open]')) showMarks(group);
}

const showMarks: FetchMarks = (element) => {
  import('./fetch-marks.ts').then(
    ({ fetchMarks }) => fetchMarks(element),
    () => undefined, // Offline, or the visitor is leaving: names stand there without marks, until the next intent.
  );
};

function wakeOnIntent(finder: HTMLElement, signal: AbortSignal) {
  let data: Promise<unknown> | undefined;
  let isAwake = false;
  const fetchOnce: FetchData = (wasWrong) => {
    if (wasWrong) data = undefined;
    data ??= fetchDirectory().catch((error: unknown) => {
      data = undefined;
      throw error;
    });
    return data;
  };
  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    // The island says when it fails.
    fetchOnce().catch(() => undefined);
    import('./tools-island.tsx').then(
      ({ hydrateFinder }) => hydrateFinder(finder, fetchOnce, showMarks),
      () => {
        // Offline, perhaps: the groups stay whole, and the next touch tries again.
        isAwake = false;
      },
    );
  };
  for (const intent of ['pointerover', 'focusin', 'input']) {
    finder.addEventListener(intent, wake, { signal });
  }
  // The visitor was faster than this script, or the address has a choice, as in a link that somebody has passed on.
  if (finder.contains(document.activeElement) || location.search !== '') wake();
}

async function fetchDirectory(): Promise<unknown> {
  // The browser's cache is passed over, because it may hold the answer that was wrong.
  const answer = await fetch(DATA_ADDRESS, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${DATA_ADDRESS} answered ${answer.status}.`);
  return answer.json();
}
