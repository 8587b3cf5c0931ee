/**
 * Decides when a step of the process becomes active. All heights are in CSS pixels from the top
 * edge of the view.
 */

/** Milliseconds a step must have stayed in the upper half of the view. */
export const DWELL = 500;

interface Extent {
  top: number;
  bottom: number;
}

/**
 * Finds the step that is being read: the last that begins in the upper half of the view and has not
 * left by the top.
 */
export function stepInUpperHalf(steps: readonly Extent[], viewHeight: number): number | undefined {
  const index = lastBeginningAbove(steps, viewHeight / 2);
  const step = steps[index];
  return step && step.bottom > 0 ? index : undefined;
}

/**
 * The step that the scroll position alone decides. A step that has reached the upper quarter is
 * active at once, and one that has sunk below the middle no longer is; in between, the active step
 * stays, and only dwelling changes it.
 */
export function stepByScroll(steps: readonly Extent[], viewHeight: number, active: number): number {
  const passed = Math.max(0, lastBeginningAbove(steps, viewHeight / 4));
  const reached = Math.max(0, lastBeginningAbove(steps, viewHeight / 2));
  return Math.min(Math.max(active, passed), reached);
}

function lastBeginningAbove(steps: readonly Extent[], line: number): number {
  return steps.findLastIndex(({ top }) => top <= line);
}
