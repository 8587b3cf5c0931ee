import type { Behaviour } from '#behaviours/behaviour.ts';

/**
 * A step is read when it has been in the upper half of the view for so many milliseconds. After a
 * click a view that has not rested as long is still gliding, and must not take the choice back.
 */
const DWELL = 500;

/** It is not React, because it must work before the visitor touches anything. */
export const start: Behaviour = (section, signal) => {
  const steps = [...section.querySelectorAll<HTMLElement>('[data-process-step]')];
  /** A click does not change it: the next turn of the wheel must not undo the click. */
  let scrolledTo = 0;
  let dwellingOn: number | undefined;
  let restsFrom = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const activate = (active: number) => {
    section.dataset['step'] = String(active);
    for (const [index, step] of steps.entries()) {
      const button = step.querySelector('button');
      if (index === active) button?.setAttribute('aria-current', 'step');
      else button?.removeAttribute('aria-current');
    }
  };

  const scrollTo = (step: number) => {
    scrolledTo = step;
    activate(step);
  };

  const follow = () => {
    const extents = steps.map((step) => step.getBoundingClientRect());
    const lastAbove = (line: number) => extents.findLastIndex(({ top }) => top <= line);
    const middle = lastAbove(innerHeight / 2);

    // Active at once in the upper quarter, and no longer below the middle; in between only dwelling
    // decides.
    const passed = Math.max(scrolledTo, lastAbove(innerHeight / 4));
    const next = Math.max(0, Math.min(passed, middle));
    const read = (extents[middle]?.bottom ?? 0) > 0 ? middle : undefined;
    const now = Date.now();
    if (now < restsFrom) {
      restsFrom = now + DWELL;
      scrolledTo = next;
      dwellingOn = read;
      return;
    }
    if (next !== scrolledTo) scrollTo(next);
    if (read === dwellingOn) return;
    dwellingOn = read;
    clearTimeout(timer);
    if (read !== undefined) timer = setTimeout(() => scrollTo(read), DWELL);
  };

  for (const [index, step] of steps.entries()) {
    const choose = () => {
      clearTimeout(timer);
      restsFrom = Date.now() + DWELL;
      activate(index);
    };
    step.addEventListener('click', choose, { signal });
  }
  addEventListener('scroll', follow, { passive: true, signal });
  follow();
};
