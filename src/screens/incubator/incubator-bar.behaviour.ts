import type { Behaviour } from '#behaviours/behaviour.ts';
import { BAR_AT_REST, nextBarState } from './incubator-bar-rule.ts';

declare global {
  interface BehaviourElements {
    'incubator-bar': HTMLElement;
  }
}

/** Keeps the bar's scroll state in attributes that CSS reads. A behaviour, not React, because only scrolling changes it. */
export const start: Behaviour<'incubator-bar'> = (bar, signal) => {
  let state = BAR_AT_REST;
  const update = () => {
    // A page that bounces past its top reports negative positions.
    state = nextBarState(state, Math.max(0, scrollY));
    bar.toggleAttribute('data-away', !state.isVisible);
    bar.toggleAttribute('data-scrolled', state.isScrolled);
  };
  addEventListener('scroll', update, { passive: true, signal });
  update();
};
