/** Makes a step of the process active on click, after dwelling in the upper half of the view, and by scroll position. */
import type { Behaviour } from '#behaviours/behaviour.ts';
import { DWELL, stepByScroll, stepInUpperHalf } from './process-rule.ts';

declare global {
  interface BehaviourElements {
    process: HTMLElement;
  }
}

/**
 * Milliseconds after a click in which scrolling decides nothing: a view that is still gliding when a step is
 * pressed (by inertia, or because the browser brings it into view) must not take the choice back.
 */
const SETTLE = 1000;

/** A behaviour, not React, because scrolling decides: it must work before the visitor touches anything. */
export const start: Behaviour<'process'> = (section, signal) => {
  const steps = [...section.querySelectorAll<HTMLElement>('[data-process-step]')];
  /** Step chosen by scrolling. A click does not change it, so that the next turn of the wheel does not undo the click. */
  let scrolledTo = 0;
  let dwellingOn: number | undefined;
  let clickedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const scrollTo = (step: number) => {
    scrolledTo = step;
    activate(step, section, steps);
  };

  const follow = () => {
    const isSettling = performance.now() - clickedAt < SETTLE;
    const extents = steps.map((step) => step.getBoundingClientRect());

    const next = stepByScroll(extents, innerHeight, scrolledTo);
    if (isSettling) scrolledTo = next;
    else if (next !== scrolledTo) scrollTo(next);

    const read = stepInUpperHalf(extents, innerHeight);
    if (read === dwellingOn) return;
    dwellingOn = read;
    clearTimeout(timer);
    if (read !== undefined && !isSettling) timer = setTimeout(() => scrollTo(read), DWELL);
  };

  const choose = (index: number) => {
    clearTimeout(timer);
    clickedAt = performance.now();
    activate(index, section, steps);
  };

  for (const [index, step] of steps.entries())
    step.addEventListener('click', () => choose(index), { signal });
  addEventListener('scroll', follow, { passive: true, signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  follow();
};

function activate(active: number, section: HTMLElement, steps: HTMLElement[]) {
  section.dataset['step'] = String(active);
  for (const [index, step] of steps.entries()) {
    const button = step.querySelector('button');
    if (index === active) button?.setAttribute('aria-current', 'step');
    else button?.removeAttribute('aria-current');
  }
}
