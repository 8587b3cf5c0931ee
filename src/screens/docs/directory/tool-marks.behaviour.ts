import type { Behaviour } from '#behaviours/behaviour.ts';

declare global {
  interface BehaviourElements {
    'tool-marks': HTMLElement;
  }
}

/** How far below the window a row's mark is already fetched. */
const AHEAD = '300px';

/** Fetches the mark of a row when the row comes near the window, also when a filter brings it there. */
export const start: Behaviour<'tool-marks'> = (list, signal) => {
  const observer = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const mark = target.querySelector<SVGUseElement>('use');
        mark?.setAttribute('href', mark.dataset['mark'] ?? '');
      }
    },
    { rootMargin: AHEAD },
  );
  for (const row of list.querySelectorAll('li:has(use)')) observer.observe(row);
  signal.addEventListener('abort', () => observer.disconnect());
};
