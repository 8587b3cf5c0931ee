import { type Channel, threadColour } from './channels.ts';
import { round } from './geometry.ts';

/** A path by its data, or one that is defined already. */
type Line = { d: string } | { href: string };

/** Draws a line twice, first wider in the color of the ground, which sets it off from what it crosses. */
function SetOff({
  line,
  stroke,
  width,
  ground,
}: {
  line: Line;
  stroke: string;
  width: number;
  ground: number;
}) {
  const Element = 'd' in line ? 'path' : 'use';
  return (
    <>
      <Element {...line} stroke="var(--color-paper)" strokeWidth={round(ground)} />
      <Element {...line} stroke={stroke} strokeWidth={round(width)} />
    </>
  );
}

/** The picks of an agent. */
export function Weft({ line, channel, thread }: { line: Line; channel: Channel; thread: number }) {
  return <SetOff line={line} stroke={threadColour(channel)} width={thread} ground={thread + 2} />;
}

/** The stretches of warp that lie over the picks. */
export function WarpOnTop({ line, thread }: { line: Line; thread: number }) {
  return <SetOff line={line} stroke="var(--color-ink)" width={thread * 0.86} ground={thread + 1.6} />;
}

/** Width of the warp where nothing crosses it. */
export function warpWidth(thread: number): number {
  return round(thread * 0.62);
}
