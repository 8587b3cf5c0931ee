import { useId } from 'react';
import { type Channel, threadColour } from './channels.ts';
import { Drawing } from './drawing.tsx';
import { range, round } from './geometry.ts';
import { type Access, crossingPath, hiddenBehind, weftLine } from './permission-crossing.ts';

type PermissionLegendProps = {
  /** Access of the agent in the sample: its thread lies on top, beneath, or behind the whole bundle. */
  access: Access;
  channel?: Channel;
  className?: string;
};

const ENDS = 5;
const PITCH = 3.8;
const THREAD = 2.5;
/** Size of the sample, and the part of it that is woven: the bundle looks out above and below. */
const SIZE = { width: 46, height: 25 } as const;

const fromMiddle = (thread: number) => round((thread - (ENDS - 1) / 2) * PITCH);

const WARP = range(ENDS)
  .map((end) => `M${SIZE.width / 2 + fromMiddle(end)} 0v${SIZE.height}`)
  .join('');

/** A sample crossing for a legend, woven as the drawings are. Decorative: the words next to it say which it is. */
export function PermissionLegend({ access, channel = 'voice', className }: PermissionLegendProps) {
  const weft = weftPath(access);
  return (
    <Drawing viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} {...SIZE} className={className}>
      <path d={WARP} stroke="var(--color-ink)" strokeWidth="1.5" />
      <path d={weft} stroke="var(--color-paper)" strokeWidth={THREAD + 1.6} />
      <path d={weft} stroke={threadColour(channel)} strokeWidth={THREAD} />
      {access === 'none' ? null : <Warp access={access} />}
    </Drawing>
  );
}

function weftPath(access: Access): string {
  const hidden = access === 'none' ? hiddenBehind([SIZE.width / 2], ENDS, PITCH) : [];
  return range(ENDS)
    .map((pick) =>
      weftLine({ y: SIZE.height / 2 + fromMiddle(pick), from: -SIZE.width, to: SIZE.width }, hidden),
    )
    .join('');
}

function Warp({ access }: { access: Exclude<Access, 'none'> }) {
  const id = useId();
  return (
    <>
      <defs>
        <path
          id={id}
          transform={`translate(${SIZE.width / 2} ${SIZE.height / 2})`}
          d={crossingPath({ access, shift: 2 }, ENDS, PITCH)}
        />
      </defs>
      <use href={`#${id}`} stroke="var(--color-paper)" strokeWidth={THREAD + 1.6} />
      <use href={`#${id}`} stroke="var(--color-ink)" strokeWidth={round(THREAD * 0.86)} />
    </>
  );
}
