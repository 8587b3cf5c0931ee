import { type ComponentProps, useId } from 'react';
import type { Channel } from '#weave/channels.ts';
import { Drawing } from '#weave/drawing.tsx';
import { range, runs } from '#weave/geometry.ts';

const ORDER: readonly Channel[] = ['voice', 'email', 'data', 'chat', 'docs'];
const WARP = { ends: 26, first: 300, gap: 22 };
const ROW = { first: 92, gap: 104, picks: 5, pitch: 9 };

const warpX = (end: number) => WARP.first + end * WARP.gap;

/** Lets the warp cover channel `row` at one point in four, and at two in four for a third of the ends. */
const isWarpOnTop = (row: number, end: number, pick: number) =>
  (end + pick + row) % 4 < (end % 3 === row % 3 ? 2 : 1);

function crossings(): string {
  return range(ORDER.length)
    .flatMap((row) =>
      range(WARP.ends).flatMap((end) =>
        runs(ROW.picks, (pick) => isWarpOnTop(row, end, pick)).map(
          ({ start, length }) =>
            `M${warpX(end)} ${ROW.first + row * ROW.gap + start * ROW.pitch - 5}v${(length - 1) * ROW.pitch + 10}`,
        ),
      ),
    )
    .join('');
}

/** Threads of one channel, with ragged left ends. */
function picks(row: number): string {
  return range(ROW.picks)
    .map((pick) => `M${(pick * 17 + row * 29) % 46} ${ROW.first + row * ROW.gap + pick * ROW.pitch}H900`)
    .join('');
}

/** Five channels running into one warp, on an ink panel: the art of the home page's call to action. */
export function CallToActionBundle({ className }: Pick<ComponentProps<'svg'>, 'className'>) {
  const id = useId();
  return (
    <Drawing className={className} viewBox="0 0 860 600" preserveAspectRatio="xMinYMid slice">
      <path
        stroke="var(--color-panel-edge)"
        strokeWidth="1.6"
        d={range(WARP.ends)
          .map((end) => `M${warpX(end)}-10v620`)
          .join('')}
      />
      {ORDER.map((channel, row) => (
        <g key={channel}>
          <path stroke="var(--color-panel)" strokeWidth="7" d={picks(row)} />
          <path stroke={`var(--color-panel-thread-${channel})`} strokeWidth="4" d={picks(row)} />
        </g>
      ))}
      <defs>
        <path id={id} d={crossings()} />
      </defs>
      <use href={`#${id}`} stroke="var(--color-panel)" strokeWidth="6" />
      <use href={`#${id}`} stroke="var(--color-panel-warp)" strokeWidth="2.6" />
    </Drawing>
  );
}
