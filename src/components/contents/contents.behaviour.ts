import type { Behaviour } from '#behaviours/behaviour.ts';

declare global {
  interface BehaviourElements {
    contents: HTMLElement;
  }
}

/** Pixels below the window's top edge; the part whose heading crossed this line last is being read. */
const READING_LINE = 160;
/** Events of a reader who scrolls. A jump to an anchor scrolls as well, but must not move the mark off the chosen entry. */
const READING = ['wheel', 'touchmove', 'keydown'];

/** Marks the entry that was chosen, by a click or in the address, and once the reader scrolls, the one being read. */
export const start: Behaviour<'contents'> = (contents, signal) => {
  const links = [...contents.querySelectorAll('a')];
  const parts = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))));
  let chosen = location.hash;

  const mark = () => {
    const current = links.find(({ hash }) => hash === chosen) ?? links[partBeingRead(parts)];
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const choose = (hash: string) => {
    chosen = hash;
    mark();
  };

  for (const link of links) link.addEventListener('click', () => choose(link.hash), { signal });
  addEventListener('hashchange', () => choose(location.hash), { signal });
  for (const type of READING) addEventListener(type, () => (chosen = ''), { passive: true, signal });
  addEventListener('scroll', mark, { passive: true, signal });
  mark();
};

/** The last part whose heading is above the reading line. At the page's end, where short parts never get there, the last. */
function partBeingRead(parts: readonly (HTMLElement | null)[]): number {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return parts.length - 1;
  return Math.max(
    0,
    parts.findLastIndex((part) => part && part.getBoundingClientRect().top < READING_LINE),
  );
}
