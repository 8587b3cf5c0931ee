import type { Behaviour } from '#behaviours/behaviour.ts';
import { closeWhenLeft } from '#ui/drawer.ts';

/** The part whose heading crossed this line from the top last is being read. */
const READING_LINE = 160;

/** A chosen part may move by so many pixels and is still where its choice brought it. */
const NEAR = 40;

/**
 * A chosen entry is marked at once, until the page is scrolled elsewhere: its part may be too short
 * to reach the reading line. Positions alone tell: a screen reader scrolls without wheel or key.
 */
export const start: Behaviour = (contents, signal) => {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const parts = links.map((link) =>
    document.getElementById(link.getAttribute('href')?.slice(1) ?? ''),
  );
  const openerWords = document.querySelectorAll(
    `[popovertarget="${contents.id}"] [data-contents-current]`,
  );
  let marked = links[0];
  let chosen = -1;
  let chosenHash = '';
  let place: number | undefined;

  const top = (part: Element | null | undefined) => part?.getBoundingClientRect().top ?? Infinity;
  const isAtEnd = () =>
    scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const partBeingRead = () =>
    isAtEnd() ? links.length - 1 : parts.findLastIndex((part) => top(part) < READING_LINE);

  /** `scrollIntoView` would take the page along. */
  const bringIntoView = () => {
    const list = contents.getBoundingClientRect();
    const entry = marked?.getBoundingClientRect() ?? list;
    contents.scrollTop +=
      Math.min(0, entry.top - list.top - 40) + Math.max(0, entry.bottom - list.bottom + 40);
  };
  const mark = () => {
    if (place !== undefined && Math.abs(top(parts[chosen]) - place) > NEAR) chosen = -1;
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
    chosenHash = hash;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-asks-about]'))
      link.href = link.href.replace(/(?:%23.*)?$/, encodeURIComponent(hash));
    place = undefined;
    mark();
  };
  /** The first scrolling after a choice is its jump, unless a reloaded page is elsewhere. */
  const onScroll = () => {
    const now = top(parts[chosen]);
    if (place === undefined && !(now >= 0 && (now < innerHeight / 2 || isAtEnd()))) chosen = -1;
    place ??= now;
    mark();
  };

  for (const link of links) link.addEventListener('click', () => choose(link.hash), { signal });
  // A busy page hears of the change after it was scrolled on: what was chosen once stays left.
  const onHash = () => location.hash !== chosenHash && choose(location.hash);
  addEventListener('hashchange', onHash, { signal });
  addEventListener('scroll', onScroll, { passive: true, signal });
  contents.addEventListener('toggle', bringIntoView, { signal });
  closeWhenLeft(contents, signal);
  choose(location.hash);
  if (scrollY > 0) onScroll();
};
