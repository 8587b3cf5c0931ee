import { range, round } from '#weave/geometry.ts';
import { FRAME } from './timing.ts';

const PICKS = 90;
const PICK = FRAME.height / PICKS;

/** A part of the frame, by its left and right edge. */
export interface Part {
  left: number;
  right: number;
}
export const WHOLE: Part = { left: 0, right: FRAME.width };
export const NOTHING: Part = { left: FRAME.width, right: FRAME.width };

interface WovenFrameProps {
  /** Id of the picture in the renderer's page. */
  picture: string;
  /** The part of it that is seen before and after the change. */
  before: Part;
  after: Part;
  /** Progress of the change, pick by pick from the top: 0 to 1. */
  share: number;
}

/** A woven picture of the whole frame whose picks are laid and drawn out again, to make room for words. */
export function WovenFrame({ picture, before, after, share }: WovenFrameProps) {
  const rows = range(PICKS).map((pick) => {
    // Each pick begins a little after the one above it and takes two thirds of the time.
    const own = Math.min(1, Math.max(0, share * 1.5 - (pick / PICKS) * 0.5));
    const ragged = ((pick * 7) % 5) * 8;
    const left = edge(before.left, after.left, own, ragged);
    const right = edge(before.right, after.right, own, -ragged);
    return right > left ? `M${left} ${round(pick * PICK)}H${right}v${PICK}H${left}z` : '';
  });
  const id = `kept-${picture}`;
  return (
    <>
      <clipPath id={id}>
        <path d={rows.join('')} />
      </clipPath>
      <use href={`#${picture}`} clipPath={`url(#${id})`} />
    </>
  );
}

/** An edge inside the frame is ragged, as cut threads are. */
function edge(before: number, after: number, share: number, ragged: number): number {
  const at = before + (after - before) * share;
  return round(at > 0 && at < FRAME.width ? at + ragged : at);
}
