import type { Behaviour } from '#behaviours/behaviour.ts';

/** Under so many pixels the bar is transparent; going down hides it beyond the others. */
const TOP = 10;
const HIDES_BEYOND = 100;

export const start: Behaviour = (bar, signal) => {
  let shown = true;
  let from = 0;
  const update = () => {
    // A page that bounces past its top reports negative positions.
    const to = Math.max(0, scrollY);
    if (to < from) shown = true;
    else if (to > from && to > HIDES_BEYOND) shown = false;
    from = to;
    bar.toggleAttribute('data-away', !shown);
    bar.toggleAttribute('data-scrolled', to > TOP);
  };
  addEventListener('scroll', update, { passive: true, signal });
  update();
};
