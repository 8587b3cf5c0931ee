/**
 * Makes a step of the process active on click, after dwelling in the upper half of the view, and by
 * scroll position.
 */
import type { Behaviour } from '#behaviours/behaviour.ts';
import { DWELL, stepByScroll, stepInUpperHalf } from './process-rule.ts';

/**
 * Milliseconds after a click in which scrolling decides nothing: a view that is still gliding when
 * a step is pressed (by inertia, or because the browser brings it into view) must not take the
 * choice back. Then a frame more, because a busy machine reports the glide only with the next
 * frame.
 */
const SETTLE = 1000;

/**
 * A behaviour, not React, because scrolling decides: it must work before the visitor touches
 * anything.
 */
export const start: Behaviour = (section, signal) => {
  const steps = [...section.querySelectorAll<HTMLElement>('[data-process-step]')];
  /**
   * Step chosen by scrolling. A click does not change it, so that the next turn of the wheel does
   * not undo the click.
   */
  let scrolledTo = 0;
  let dwellingOn: number | undefined;
  /** After a click; then the timer waits for its end. */
  let isSettling = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const scrollTo = (step: number) => {
    scrolledTo = step;
    activate(step, section, steps);
  };

  const follow = () => {
    const extents = steps.map((step) => step.getBoundingClientRect());

    const next = stepByScroll(extents, innerHeight, scrolledTo);
    if (isSettling) scrolledTo = next;
    else if (next !== scrolledTo) scrollTo(next);

    const read = stepInUpperHalf(extents, innerHeight);
    if (read === dwellingOn) return;
    dwellingOn = read;
    if (isSettling) return;
    clearTimeout(timer);
    if (read !== undefined) timer = setTimeout(() => scrollTo(read), DWELL);
  };

  const choose = (index: number) => {
    clearTimeout(timer);
    isSettling = true;
    timer = setTimeout(() => {
      requestAnimationFrame(() => {
        isSettling = false;
      });
    }, SETTLE);
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
