/** Pixels scrolled under which the bar is always shown and transparent. */
export const TOP = 10;
/** Pixels scrolled beyond which going down hides it. */
const HIDES_BEYOND = 100;

export interface BarState {
  isVisible: boolean;
  isScrolled: boolean;
  /** Pixels the page was scrolled when this state was taken. */
  position: number;
}

export const BAR_AT_REST: BarState = { isVisible: true, isScrolled: false, position: 0 };

/**
 * The bar's next state: visible when the page is scrolled less than 10 px, hidden going down beyond 100 px, shown going
 * up, unchanged in between; white with a shadow once past 10 px.
 */
export function nextBarState(before: BarState, position: number): BarState {
  return { isVisible: isVisible(before, position), isScrolled: position > TOP, position };
}

function isVisible(before: BarState, position: number): boolean {
  if (position < TOP) return true;
  if (position > before.position && position > HIDES_BEYOND) return false;
  if (position < before.position) return true;
  return before.isVisible;
}
