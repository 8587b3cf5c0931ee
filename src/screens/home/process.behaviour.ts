/**
 * Makes a step of the process active on click, after dwelling in the upper half of the view, and by
 * scroll position.
 */
import type { Behaviour } from '#behaviours/behaviour.ts';

/** Milliseconds a step must have stayed in the upper half of the view. */
const DWELL = 500;

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
    const lastAbove = (line: number) => extents.findLastIndex(({ top }) => top <= line);
    const middle = lastAbove(innerHeight / 2);

    // A step that has reached the upper quarter is active at once, and one that has sunk below the
    // middle no longer is; in between the active one stays, and only dwelling changes it.
    const passed = Math.max(scrolledTo, lastAbove(innerHeight / 4));
    const next = Math.max(0, Math.min(passed, middle));
    if (isSettling) scrolledTo = next;
    else if (next !== scrolledTo) scrollTo(next);

    // The last that begins in the upper half, unless it has left by the top.
    const read = (extents[middle]?.bottom ?? 0) > 0 ? middle : undefined;
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
