import { range, round, runs } from './geometry.ts';

const modulo = (value: number, by: number) => ((value % by) + by) % by;

const fromMiddle = (value: number) => Math.abs(modulo(value, 24) - 12);

/**
 * Whether the warp thread (`end`) or the weft thread (`pick`) lies on top, and after how many of
 * either that repeats. `twill` is two up, two down.
 */
const STRUCTURES = {
  plain: { repeat: 2, isWarpOnTop: (end, pick) => modulo(end + pick, 2) === 0 },
  twill: { repeat: 4, isWarpOnTop: (end, pick) => modulo(end + pick, 4) < 2 },
  twillLeft: { repeat: 4, isWarpOnTop: (end, pick) => modulo(end - pick, 4) < 2 },
  diamond: { repeat: 24, isWarpOnTop: (end, pick) => (fromMiddle(end) + fromMiddle(pick)) % 4 < 2 },
  herring: {
    repeat: 24,
    isWarpOnTop: (end, pick) => modulo((Math.floor(end / 12) % 2 ? end : -end) + pick, 4) < 2,
  },
  basket: { repeat: 4, isWarpOnTop: (end, pick) => ((end >> 1) + (pick >> 1)) % 2 === 0 },
} satisfies Record<string, { repeat: number; isWarpOnTop: (end: number, pick: number) => boolean }>;

export type StructureName = keyof typeof STRUCTURES;

type StretchOptions = {
  structure: StructureName;
  ends: number;
  picks: number;
  pitch: number;
  x?: number;
  y?: number;
  /** The stretch begins at this end and this pick of the repeat. */
  firstEnd?: number;
  firstPick?: number;
};

/** Ends that interlace alike are one dashed path: one move for each end, not for each crossing. */
function endGroups(options: StretchOptions) {
  const { structure, ends, picks, pitch, x = 0, y = 0, firstEnd = 0, firstPick = 0 } = options;
  const { repeat, isWarpOnTop } = STRUCTURES[structure];
  const groups = new Map<string, number[]>();
  for (const end of range(ends)) {
    const column = range(repeat).map((pick) => isWarpOnTop(end + firstEnd, pick + firstPick));
    const key = column.map(Number).join('');
    groups.set(key, [...(groups.get(key) ?? []), end]);
  }
  return [...groups]
    .filter(([column]) => column.includes('1'))
    .map(([column, members]) => ({
      d: members
        .map((end) => `M${round(x + (end + 0.5) * pitch)} ${round(y)}v${round(picks * pitch)}`)
        .join(''),
      ...dashing(column, pitch),
    }));
}

/** @param column of the structure: '1' for on top, '0' for beneath */
function dashing(column: string, pitch: number) {
  if (!column.includes('0')) return {};
  const start = (column.lastIndexOf('01') + 1) % column.length;
  const cycle = column.slice(start) + column.slice(0, start);
  const lengths = cycle.match(/1+|0+/g)?.map((run) => run.length * pitch) ?? [];
  const shift = (column.length - start) % column.length;
  return {
    strokeDasharray: lengths.map((length) => round(length)).join(' '),
    strokeDashoffset: round(shift * pitch) || undefined,
  };
}

/** One dashed line as thick as the cloth is wide: one move for a band of one color. */
function pickLine(
  picks: number,
  at: { ends: number; pitch: number; weft: number; x?: number; y?: number },
  isWoven: (pick: number) => boolean,
) {
  const { ends, pitch, weft, x = 0, y = 0 } = at;
  const gap = round(pitch - weft, 2);
  const middle = round(x + (ends * pitch) / 2, 2);
  const bands = runs(picks, isWoven).map(
    ({ start, length }) =>
      `M${middle} ${round(y + start * pitch + gap / 2, 2)}v${round(length * pitch - gap, 2)}`,
  );
  return {
    d: bands.join(''),
    strokeWidth: round(ends * pitch, 2),
    strokeDasharray: `${round(pitch - gap, 2)} ${gap}`,
  };
}

type Warp = { pitch: number; x?: number; top: number; bottom: number; step?: number };

/** Warp lines from `top` to `bottom`, each cut a little shorter than its neighbor. */
export function raggedWarp(ends: number, { pitch, x = 0, top, bottom, step = 4 }: Warp) {
  return range(ends)
    .map(
      (end) =>
        `M${round(x + (end + 0.5) * pitch)} ${top}V${round(bottom - ((end * 7) % 5) * step)}`,
    )
    .join('');
}

type StretchProps = StretchOptions & {
  id: string;
  /** One for all picks, or each pick's, from the top. */
  color: string | ((pick: number) => string);
  warpColor?: string;
  weft: number;
  warp: number;
  ground?: string;
};

/** The cut is a hair wider than a thread, or the weft would shimmer through between two cuts. */
export function Stretch({
  id,
  color,
  warpColor = 'var(--color-ink)',
  weft,
  warp,
  ground = 'var(--color-paper)',
  ...at
}: StretchProps) {
  const { ends, picks, pitch, x = 0, y = 0 } = at;
  const colorOf = typeof color === 'string' ? () => color : color;
  const colors = [...new Set(range(picks).map(colorOf))];
  return (
    <>
      <path
        fill={ground}
        d={`M${round(x)} ${round(y)}h${round(ends * pitch)}v${round(picks * pitch)}H${round(x)}`}
      />
      {colors.map((each) => (
        <path
          key={each}
          stroke={each}
          {...pickLine(picks, { ends, pitch, weft, x, y }, (pick) => colorOf(pick) === each)}
        />
      ))}
      <defs>
        <g id={id}>
          {endGroups(at).map((group) => (
            <path key={group.d} {...group} />
          ))}
        </g>
      </defs>
      <use href={`#${id}`} stroke={ground} strokeWidth={round(pitch + 0.6)} />
      <use href={`#${id}`} stroke={warpColor} strokeWidth={warp} />
    </>
  );
}
