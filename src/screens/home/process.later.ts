import type { Behaviour } from '#behaviours/behaviour.ts';

/** A step is read when it has been in the upper half of the view for so many milliseconds. */
const DWELL = 500;

/**
 * After a click scrolling decides nothing until the view has rested for so many milliseconds: one
 * that is still gliding must not take the choice back. A busy machine reports it with a frame.
 */
const REST = 400;

/** It is not React, because it must work before the visitor touches anything. */
export const start: Behaviour = (section, signal) => {
  const steps = [...section.querySelectorAll<HTMLElement>('[data-process-step]')];
  /** A click does not change it: the next turn of the wheel must not undo the click. */
  let scrolledTo = 0;
  let dwellingOn: number | undefined;
  let isSettling = false;
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
    if (isSettling) {
      scrolledTo = next;
      dwellingOn = read;
      settle();
      return;
    }
    if (next !== scrolledTo) scrollTo(next);
    if (read === dwellingOn) return;
    dwellingOn = read;
    clearTimeout(timer);
    if (read !== undefined) timer = setTimeout(() => scrollTo(read), DWELL);
  };

  const settle = () => {
    clearTimeout(timer);
    isSettling = true;
    const rest = setTimeout(() => {
      requestAnimationFrame(() => {
        isSettling = timer !== rest;
      });
    }, REST);
    timer = rest;
  };

  for (const [index, step] of steps.entries()) {
    const choose = () => {
      settle();
      activate(index);
    };
    step.addEventListener('click', choose, { signal });
  }
  addEventListener('scroll', follow, { passive: true, signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  follow();
};
