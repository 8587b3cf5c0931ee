import type { Behaviour } from '#behaviours/behaviour.ts';
import { closeWhenLeft } from '#ui/drawer.ts';

/** Pixels below the window's top edge; the part whose heading crossed this line last is being read. */
const READING_LINE = 160;

/** Milliseconds after which a page is at rest that was opened at a part, or scrolled where the browser does not tell the end. */
const REST = 200;

/**
 * Marks the entry of the part being read, and one that was chosen, by a click or in the address, at once. A chosen part that
 * is too short to reach the reading line stays marked until the page is scrolled elsewhere. Only positions are looked at: a
 * scroll bar or a screen reader moves the page without wheel, touch or key.
 */
export const start: Behaviour = (contents, signal) => {
  const links = [...contents.querySelectorAll('a')];
  const parts = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))));
  const openerWords = document.querySelectorAll(`[popovertarget="${contents.id}"] [data-contents-current]`);
  let marked = links[0];
  let chosen = -1;
  /** The position from which the page scrolls to the chosen part, past others that nobody reads. */
  let from = 0;

  const top = (part: Element | null | undefined) => part?.getBoundingClientRect().top ?? Infinity;
  const isAtEnd = () => scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const partBeingRead = () =>
    isAtEnd() ? links.length - 1 : parts.findLastIndex((part) => top(part) < READING_LINE);

  /** Scrolls only the list: `scrollIntoView` would take the page along. */
  const bringIntoView = () => {
    const list = contents.getBoundingClientRect();
    const entry = marked?.getBoundingClientRect() ?? list;
    contents.scrollTop +=
      Math.min(0, entry.top - list.top - 40) + Math.max(0, entry.bottom - list.bottom + 40);
  };
  const mark = () => {
    const current = links[chosen] ?? links[Math.max(0, partBeingRead())];
    if (current === marked) return;
    marked?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'true');
    marked = current;
    for (const words of openerWords) words.textContent = marked?.textContent ?? '';
    bringIntoView();
  };
  const choose = (hash: string) => {
    chosen = links.findIndex((link) => link.hash === hash);
    from = scrollY;
    mark();
  };
  const endJump = () => {
    if (!isAtEnd() || top(parts[chosen]) < READING_LINE) chosen = -1;
    mark();
  };

  for (const link of links) link.addEventListener('click', () => choose(link.hash), { signal });
  addEventListener('hashchange', () => choose(location.hash), { signal });
  addEventListener('scroll', mark, { passive: true, signal });
  // The end of an earlier scroll can be reported after the choice, before the jump has moved the page.
  addEventListener('scrollend', () => scrollY !== from && endJump(), { signal });
  if (!('onscrollend' in window)) {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const waitForRest = () => {
      clearTimeout(rest);
      rest = setTimeout(endJump, REST);
    };
    addEventListener('scroll', waitForRest, { passive: true, signal });
  }
  contents.addEventListener('toggle', bringIntoView, { signal });
  closeWhenLeft(contents, signal);
  choose(location.hash);
  setTimeout(endJump, REST);
};
