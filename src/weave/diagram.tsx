import { useId } from 'react';
import { capital, count, list } from '#model/sentence.ts';
import { type Channel, threadColor } from './channels.ts';
import { Drawing } from './drawing.tsx';
import { range, round, runs } from './geometry.ts';

export type Access = 'act' | 'read' | 'none';

/** @property path its mark as path data on a 24 by 24 grid; empty for none */
export type DiagramSystem = { name: string; path: string };

export type PermissionRow = { channel: Channel; who: string; access: readonly Access[] };

export type RowNoun = readonly [one: string, many: string];

export function describePermissions(
  systems: readonly DiagramSystem[],
  rows: readonly PermissionRow[],
  noun: RowNoun = ['agent', 'agents'],
) {
  const names = systems.map(({ name }) => name);
  const opening = capital(
    `${count(systems.length, 'system')} (${list(names)}) crossed by ${count(rows.length, ...noun)}.`,
  );
  const describe = ({ who, access }: PermissionRow) =>
    `${who} ${list(accessIn(names, access, MAY))}.`;
  return [opening, ...rows.map(describe)].join(' ');
}

const MAY = {
  act: 'may act in',
  read: 'may only read',
  none: 'has no access to',
};

export function accessIn(
  names: readonly string[],
  access: readonly Access[],
  means: Partial<Record<Access, string>>,
) {
  return Object.entries(means).flatMap(([kind, phrase]) => {
    const among = names.filter((_, system) => access[system] === kind);
    if (!among.length) return [];
    const isAll = among.length === names.length;
    if (isAll && kind === 'none') return 'has access to none of them';
    return `${phrase} ${isAll ? 'all of them' : list(among)}`;
  });
}

type WrittenRow = {
  channel: Channel;
  who: string;
  acts: readonly string[];
  reads: readonly string[];
};

/** @throws where a name is unknown, or given twice */
export function permissionRow(
  { channel, who, acts, reads }: WrittenRow,
  systems: readonly { name: string }[],
): PermissionRow {
  const named = [...acts, ...reads];
  const wrong = named.filter(
    (name, index) =>
      !systems.some((system) => system.name === name) || named.indexOf(name) !== index,
  );
  if (wrong.length > 0) {
    throw new Error(
      `The drawing's row "${who}" acts in or reads ${list(wrong)}, which is not among its systems or is named twice. Its systems are ${list(systems.map(({ name }) => name))}: name each once at most, under "acts" or "reads".`,
    );
  }
  return {
    channel,
    who,
    access: systems.map(({ name }) => {
      if (acts.includes(name)) return 'act';
      return reads.includes(name) ? 'read' : 'none';
    }),
  };
}

/** One variant is never scaled into another's range: threads would thicken or vanish. */
export interface DiagramVariant {
  width: number;
  height: number;
  bundle: Bundle;
  across: { first: number; gap: number };
  down: { first: number; gap: number };
}

/** Threads of a bundle, their distance, and the thickness of a weft thread; warp is thinner. */
type Bundle = Ends & { thread: number };
type Ends = { ends: number; pitch: number };

export const columnsOf = ({ across }: DiagramVariant, systems: readonly unknown[]) =>
  systems.map((_, index) => round(across.first + index * across.gap));

/** How a crossing interlaces; without access the weft floats behind the whole bundle. */
type Crossing = { access: Exclude<Access, 'none'>; shift: number };

export function crossingAt(access: readonly Access[], system: number) {
  const kind = access[system];
  return kind && kind !== 'none' ? { access: kind, shift: (system % 2) * 2 } : undefined;
}

/**
 * An acting thread is a satin, covered at one point in eight; a reading thread a twill that shows
 * at one in four. Two twills, one and three in four, looked alike from where a page is read.
 */
const isWarpOnTop = ({ access, shift }: Crossing, end: number, pick: number) =>
  access === 'act' ? (end * 3 + pick + shift) % 8 === 0 : (end + pick + shift) % 4 !== 0;

/** @param picks of the band */
export function crossingPath(crossing: Crossing, { ends, pitch }: Ends, picks = ends) {
  return range(ends)
    .flatMap((end) =>
      runs(picks, (pick) => isWarpOnTop(crossing, end, pick)).map(
        ({ start, length }) =>
          `M${round((end + 0.5 - ends / 2) * pitch)} ${round((start - picks / 2) * pitch)}v${round(length * pitch)}`,
      ),
    )
    .join('');
}

/** A weft is out of sight for a little more than a bundle, whose threads leave gaps. */
export function hiddenBehind(
  centers: readonly number[],
  { ends, pitch }: Ends,
): [from: number, to: number][] {
  const reach = (ends / 2 + 0.6) * pitch;
  return centers.map((x) => [round(x - reach), round(x + reach)]);
}

export function weftLine(
  { y, from, to }: { y: number; from: number; to: number },
  hidden: readonly (readonly [from: number, to: number])[],
) {
  const starts = [from, ...hidden.map(([, back]) => back)];
  const stops = [...hidden.map(([away]) => away), to];
  return starts
    .map((start, index) => [start, Math.min(stops[index] ?? to, to)] as const)
    .filter(([start, stop]) => stop - start > 2)
    .map(([start, stop]) => `M${start} ${y}H${stop}`)
    .join('');
}

/** At the left (side 0) the thread turns after every second pick, at the right after the others. */
export function turns({ ends, pitch }: Ends, side: number, x = 0, y = 0) {
  const radius = round(pitch / 2);
  return range(ends - 1)
    .filter((pick) => (pick + side) % 2)
    .map(
      (pick) =>
        `M${x} ${round(y + (pick - (ends - 1) / 2) * pitch)}a${radius} ${radius} 0 0 ${side} 0 ${pitch}`,
    )
    .join('');
}

export function warpPath(
  { bundle: { ends, pitch }, down, height }: DiagramVariant,
  gathered: string,
  above: number,
) {
  const half = ((ends - 1) / 2) * pitch;
  const knee = round(down.first - half - above);
  return range(ends)
    .map((end) => {
      const x = round(end * pitch - half);
      const narrow = round(x * 0.28);
      return `M${narrow} ${gathered}C${narrow} ${knee} ${x} ${round(knee - 4)} ${x} ${round(knee + 28)}V${height - 8 - ((end * 7) % 5) * 5}`;
    })
    .join('');
}

type Line = { d: string } | { href: string };
type SetOffProps = { line: Line; stroke: string; width: number; ground: number };

export function SetOff({ line, stroke, width, ground }: SetOffProps) {
  const Element = 'd' in line ? 'path' : 'use';
  return (
    <>
      <Element {...line} stroke="var(--color-paper)" strokeWidth={round(ground)} />
      <Element {...line} stroke={stroke} strokeWidth={round(width)} />
    </>
  );
}

export const WarpOnTop = ({ line, thread }: { line: Line; thread: number }) => (
  <SetOff line={line} stroke="var(--color-ink)" width={thread * 0.86} ground={thread + 1.6} />
);

export const warpWidth = (thread: number) => round(thread * 0.62);

const SAMPLE = { width: 46, height: 25, ends: 5, pitch: 3.8, thread: 2.5 } as const;

const fromMiddle = (thread: number) => round((thread - (SAMPLE.ends - 1) / 2) * SAMPLE.pitch);

type LegendProps = { access: Access; channel?: Channel };

/** Decorative: the words next to it say which it is. */
export function PermissionLegend({ access, channel = 'voice' }: LegendProps) {
  const id = useId();
  const { width, height, ends, thread } = SAMPLE;
  const hidden = access === 'none' ? hiddenBehind([width / 2], SAMPLE) : [];
  const warp = range(ends).map((end) => `M${width / 2 + fromMiddle(end)} 0v${height}`);
  const picks = range(ends).map((pick) =>
    weftLine({ y: height / 2 + fromMiddle(pick), from: -width, to: width }, hidden),
  );
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <path d={warp.join('')} stroke="var(--color-ink)" strokeWidth="1.5" />
      <SetOff
        line={{ d: picks.join('') }}
        stroke={threadColor(channel)}
        width={thread}
        ground={thread + 1.6}
      />
      {access === 'none' ? null : (
        <>
          <defs>
            <path
              id={id}
              transform={`translate(${width / 2} ${height / 2})`}
              d={crossingPath({ access, shift: 2 }, SAMPLE)}
            />
          </defs>
          <WarpOnTop line={{ href: `#${id}` }} thread={thread} />
        </>
      )}
    </Drawing>
  );
}

type SystemMarkProps = DiagramSystem & {
  at: string;
  eye: number;
  nameSize: string | undefined;
  nameAbove: number;
};

export const SystemMark = ({ name, path, at, eye, nameSize, nameAbove }: SystemMarkProps) => (
  <g transform={`translate(${at})`}>
    <circle r={eye} fill="var(--color-sheet)" stroke="var(--color-ink)" strokeWidth="1.2" />
    {path && (
      <path
        transform={`scale(${round(eye / 24, 3)}) translate(-12 -12)`}
        fill="var(--color-ink)"
        d={path}
      />
    )}
    {nameSize && (
      <text y={-nameAbove} textAnchor="middle" fontSize={nameSize} className="svg-cap">
        {/^[a-z ]+$/.test(name) ? capital(name) : name}
      </text>
    )}
  </g>
);

type ShuttleProps = {
  /** Color of the yarn; without one the shuttle is drawn for an ink panel. */
  yarn?: string;
  /** 1 draws it 116 units long and 34 high, centered on the origin. */
  scale?: number;
};

export function Shuttle({ yarn, scale = 1 }: ShuttleProps) {
  const line = yarn ? 'var(--color-ink)' : 'var(--color-panel-text)';
  return (
    <g transform={scale === 1 ? undefined : `scale(${scale})`} stroke={line} strokeWidth="1.2">
      <path
        d="M-58 0Q-26-17 0-17T58 0Q26 17 0 17T-58 0Z"
        fill={yarn ? 'var(--color-sheet)' : 'var(--color-panel)'}
        strokeWidth="1.6"
      />
      <rect
        x="-27"
        y="-7"
        width="54"
        height="14"
        rx="7"
        fill={yarn ? 'var(--color-paper)' : 'none'}
      />
      <path
        d="M-19.6 0h39.2"
        stroke={yarn ?? 'var(--color-panel-text-3)'}
        strokeWidth="10"
        strokeDasharray="3.2 1.3"
      />
      <path d="M-48 0h10m76 0h10" />
    </g>
  );
}
