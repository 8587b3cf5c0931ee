import { BAR_AT_REST, nextBarState } from './incubator-bar-rule.ts';

/** Keeps the bar's scroll state in attributes that CSS reads. */
export function enhanceIncubatorBar(page: Document) {
  const bar = page.querySelector<HTMLElement>('[data-incubator-bar]');
  if (!bar) return;
  let state = BAR_AT_REST;
  const update = () => {
    // A page that bounces past its top reports negative positions.
    state = nextBarState(state, Math.max(0, scrollY));
    bar.toggleAttribute('data-away', !state.isVisible);
    bar.toggleAttribute('data-scrolled', state.isScrolled);
  };
  addEventListener('scroll', update, { passive: true });
  update();
}
