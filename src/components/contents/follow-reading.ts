import { closeWhenLeft } from '#ui/drawer.ts';

/** Pixels below the window's top edge; the part whose heading crossed this line last is being read. */
const READING_LINE = 160;

/** Milliseconds without a move after which a page that glides is at its end. */
const REST = 200;

type Parts = readonly (HTMLElement | null)[];

/**
 * Marks the entry of the part being read. An entry that was chosen, by a click or in the address, is marked at once and
 * stays so where its part is too short to reach the reading line, until the page is scrolled elsewhere. Only positions
 * are looked at: a scroll bar or a screen reader moves the page without wheel, touch or key. On narrow screens, where the
 * list is a popover, its opener says what is being read.
 */
export function followReading(contents: HTMLElement, signal: AbortSignal): void {
  const links = [...contents.querySelectorAll('a')];
  const parts = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))));
  const openerWords = document.querySelectorAll(`[popovertarget="${contents.id}"] [data-contents-current]`);
  /** Index of the chosen entry, or -1. */
  let chosen = -1;
  /** While the page scrolls to the chosen part, past others that nobody reads: the position it started from. */
  let jumpedFrom: number | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let marked = links.find((link) => link.hasAttribute('aria-current'));

  const mark = () => {
    const read = partBeingRead(parts);
    if (chosen === read || isAtEndAbove(parts[chosen])) jumpedFrom = undefined;
    else if (jumpedFrom === undefined) chosen = -1;
    const current = links[chosen] ?? links[read];
    if (current === marked) return;
    marked?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'true');
    marked = current;
    showMarked();
  };
  const showMarked = () => {
    for (const words of openerWords) words.textContent = marked?.textContent ?? '';
    bringIntoView();
  };
  /** Scrolls only the list: `scrollIntoView` would take the page along. */
  const bringIntoView = () => {
    if (!marked) return;
    const list = contents.getBoundingClientRect();
    const { top, bottom } = marked.getBoundingClientRect();
    contents.scrollTop += Math.min(0, top - list.top - 40) + Math.max(0, bottom - list.bottom + 40);
  };
  const choose = (chosenHash: string) => {
    clearTimeout(resting);
    chosen = links.findIndex(({ hash }) => hash === chosenHash);
    jumpedFrom = scrollY;
    mark();
  };
  const endJump = () => {
    // The end of an earlier scroll can be reported after the choice, before the jump has moved the page.
    if (scrollY === jumpedFrom) return;
    jumpedFrom = undefined;
    mark();
  };

  for (const link of links) link.addEventListener('click', () => choose(link.hash), { signal });
  addEventListener('hashchange', () => choose(location.hash), { signal });
  addEventListener('scroll', mark, { passive: true, signal });
  addEventListener('scrollend', endJump, { passive: true, signal });
  contents.addEventListener('toggle', bringIntoView, { signal });
  closeWhenLeft(contents, signal);
  // The part that the address leads to was marked as the page was read (`addressed-part.ts`), and nothing more.
  if (marked !== links[0]) showMarked();
  choose(location.hash);
  // A reader who left that part while this file was on its way, and rests, sends no event that would end the jump.
  const start = scrollY;
  resting = setTimeout(() => {
    if (scrollY !== start) return;
    jumpedFrom = undefined;
    mark();
  }, REST);
}

/** The last part whose heading is above the reading line. At the page's end, where short parts never get there, the last. */
function partBeingRead(parts: Parts): number {
  if (isAtEnd()) return parts.length - 1;
  return Math.max(
    0,
    parts.findLastIndex((part) => part && part.getBoundingClientRect().top < READING_LINE),
  );
}

/** True when the page cannot scroll the part any higher. */
function isAtEndAbove(part: HTMLElement | null | undefined): boolean {
  return Boolean(part && isAtEnd() && part.getBoundingClientRect().top >= READING_LINE);
}

function isAtEnd(): boolean {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
}
