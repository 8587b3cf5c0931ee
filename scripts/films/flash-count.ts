/**
 * Share of the greatest luminance by which a change counts, when its darker side is below the second figure (WCAG 2.2, "flash").
 */
const CHANGE = 0.1;
const DARK = 0.8;

/**
 * The most flashes within any second, in the part of the picture that has most of them. A flash is a change of
 * luminance and the change back.
 * @param frames luminance of each part of the picture, from 0 to 1, frame by frame
 */
export function mostFlashes(frames: readonly (readonly number[])[], perSecond: number): number {
  const parts = frames[0]?.length ?? 0;
  const counts = Array.from({ length: parts }, (_, part) => {
    const changes = changesOf(frames.map((frame) => frame[part] ?? 0));
    return Math.max(
      0,
      ...changes.map((start) => changes.filter((at) => at >= start && at < start + perSecond).length),
    );
  });
  return Math.floor(Math.max(0, ...counts) / 2);
}

/** The frames at which the luminance has changed enough, each time in the other direction. */
function changesOf(values: readonly number[]): number[] {
  const changes: number[] = [];
  let extreme = values[0] ?? 0;
  let direction = 0;
  for (const [frame, value] of values.entries()) {
    const change = value - extreme;
    const isFurther = change * direction > 0;
    const isBack = Math.abs(change) >= CHANGE && Math.min(value, extreme) < DARK;
    if (isBack && !isFurther) {
      changes.push(frame);
      direction = Math.sign(change);
    }
    if (isBack || isFurther) extreme = value;
  }
  return changes;
}
