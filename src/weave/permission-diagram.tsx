import { useId } from 'react';
import { type Channel, threadColour } from './channels.ts';
import {
  columnsOf,
  crossingAt,
  crossingPath,
  type DiagramVariant,
  hiddenBehind,
  WarpOnTop,
  Weft,
  warpPath,
  warpWidth,
  weftLine,
} from './diagram.tsx';
import { Drawing } from './drawing.tsx';
import { range, round } from './geometry.ts';
import {
  type DiagramSystem,
  describePermissions,
  type PermissionRow,
  type RowNoun,
} from './permission-description.ts';
import { Shuttle } from './shuttle.tsx';

/** A permission diagram, with a mark above each system's bundle. */
export interface PermissionVariant extends DiagramVariant {
  /** Radius of the circle that holds a system's mark. */
  eye: number;
  /** Size of the systems' names; without it they are left out. */
  nameSize?: 'var(--drawn-xs)' | 'var(--drawn-s)' | 'var(--drawn-m)';
  /** Position of the shuttle of the last row; without it the last row is woven to the end. */
  shuttleAt?: number;
}

/** The right side of a picture for sharing, from 34 px below its upper edge down; the agents run off its right one. */
export const SHARE: PermissionVariant = {
  width: 452,
  height: 596,
  ends: 7,
  pitch: 6.4,
  thread: 3.9,
  firstSystem: 44,
  systemGap: 92,
  firstRow: 116,
  rowGap: 118,
  eye: 24,
  shuttleAt: 318,
};

/** A figure of six systems and three agents next to a docs article. */
export const DOCS_WIDE: PermissionVariant = {
  width: 600,
  height: 430,
  ends: 8,
  pitch: 5,
  thread: 3.1,
  firstSystem: 54,
  systemGap: 98,
  firstRow: 150,
  rowGap: 100,
  eye: 18,
  nameSize: 'var(--drawn-m)',
};

/** The same figure on a narrow screen. */
export const DOCS_NARROW: PermissionVariant = {
  width: 322,
  height: 300,
  ends: 5,
  pitch: 4.4,
  thread: 2.7,
  firstSystem: 27,
  systemGap: 53,
  firstRow: 128,
  rowGap: 62,
  eye: 14,
  nameSize: 'var(--drawn-xs)',
};

/** A thumbnail of a whole system, 168 units wide, for a list of case studies. */
export function miniVariant(systems: number, rows: number): PermissionVariant {
  return {
    width: 168,
    height: 54 + rows * 27,
    ends: 4,
    pitch: 4.2,
    thread: 2.6,
    firstSystem: 18,
    systemGap: 150 / (systems + 0.2),
    firstRow: 46,
    rowGap: 27,
    eye: 5,
  };
}

type PermissionDiagramProps = {
  variant: PermissionVariant;
  systems: readonly DiagramSystem[];
  rows: readonly PermissionRow[];
  /** Noun for the rows; agents by default. */
  noun?: RowNoun | undefined;
  /** Replaces the description made from `systems` and `rows`. */
  label?: string;
  /** Leaves the drawing out of the accessibility tree, where text near it says the same. */
  decorative?: boolean;
  /** Prefix of the ids inside the drawing; React supplies one that is unique on the page. */
  id?: string;
  className?: string | undefined;
};

/**
 * Systems run down, agents run across: on top where an agent may act, beneath where it may only read, behind the whole
 * bundle where it has no access.
 */
export function PermissionDiagram({
  variant,
  systems,
  rows,
  noun,
  label,
  decorative,
  id,
  className,
}: PermissionDiagramProps) {
  const generated = useId();
  const prefix = id ?? generated;
  const { eye, nameSize } = variant;
  const { columns, bands, crossings } = placeThreads(variant, systems, rows);
  const last = bands.at(-1);
  return (
    <Drawing
      viewBox={`0 0 ${variant.width} ${variant.height}`}
      width={variant.width}
      height={variant.height}
      className={className}
      label={decorative ? undefined : (label ?? describePermissions(systems, rows, noun))}
    >
      <defs>
        <path id={`${prefix}w`} d={warpPath(variant, `${eye * 2 + (nameSize ? 24 : 2)}`, 48)} />
        {[...new Map(crossings.map((crossing) => [crossing.key, crossing])).values()].map((crossing) => (
          <path key={crossing.key} id={`${prefix}${crossing.key}`} d={crossingPath(crossing, variant)} />
        ))}
        {bands.map((row, index) => (
          <path key={row.y} id={`${prefix}${index}`} d={weftPath(variant, index, row)} />
        ))}
        <g id={`${prefix}o`}>
          {crossings.map(({ x, y, key }) => (
            <use key={`${x} ${y}`} href={`#${prefix}${key}`} x={x} y={y} />
          ))}
        </g>
      </defs>
      <g stroke="var(--color-ink)" strokeWidth={warpWidth(variant.thread)}>
        {columns.map(({ x }) => (
          <use key={x} href={`#${prefix}w`} x={x} />
        ))}
      </g>
      {bands.map((row, index) => (
        <g key={row.y} data-row={index}>
          <Weft line={{ href: `#${prefix}${index}` }} channel={row.channel} thread={variant.thread} />
        </g>
      ))}
      <WarpOnTop line={{ href: `#${prefix}o` }} thread={variant.thread} />
      {columns.map((system) => (
        <SystemHead key={system.x} system={system} variant={variant} />
      ))}
      {last && variant.shuttleAt ? (
        <PassingShuttle variant={variant} y={last.y} channel={last.channel} />
      ) : null}
    </Drawing>
  );
}

/** Columns of the systems, rows of the agents, and the crossings of the two. */
function placeThreads(
  variant: PermissionVariant,
  systems: readonly DiagramSystem[],
  rows: readonly PermissionRow[],
) {
  const centres = columnsOf(variant, systems);
  const columns = systems.map((system, index) => ({ ...system, x: centres[index] ?? 0 }));
  const bands = rows.map((row, index) => ({
    ...row,
    y: variant.firstRow + index * variant.rowGap,
    until: index === rows.length - 1 ? variant.shuttleAt : undefined,
    passed: centres.filter((_, system) => row.access[system] === 'none'),
  }));
  const crossings = bands.flatMap(({ y, until = variant.width, access }) =>
    centres.flatMap((x, system) => {
      const crossing = crossingAt(access, system);
      if (!crossing || x > until) return [];
      return [{ ...crossing, x, y, key: `${crossing.access[0]}${crossing.shift}` }];
    }),
  );
  return { columns, bands, crossings };
}

/** The picks of one agent, each beginning a little later than its neighbour; `until` is the position of the shuttle. */
function weftPath(
  variant: PermissionVariant,
  row: number,
  { until, passed }: { until?: number | undefined; passed: readonly number[] },
): string {
  const { ends, pitch, width, firstRow, rowGap } = variant;
  const middle = (ends - 1) / 2;
  const hidden = hiddenBehind(passed, variant);
  return range(ends)
    .map((pick) => {
      const y = round(firstRow + row * rowGap + (pick - middle) * pitch);
      const to = until ? round(until - 34 - Math.abs(pick - middle) * 4) : width - 2;
      return weftLine({ y, from: ((pick * 11 + row * 3) % 5) * 3, to }, hidden);
    })
    .join('');
}

function SystemHead({
  system: { x, name, path },
  variant: { eye, nameSize },
}: {
  system: DiagramSystem & { x: number };
  variant: PermissionVariant;
}) {
  const middle = eye + (nameSize ? 20 : 0);
  const shift = round(-eye / 2);
  return (
    <>
      <circle
        cx={x}
        cy={middle}
        r={eye}
        fill="var(--color-sheet)"
        stroke="var(--color-ink)"
        strokeWidth="1.2"
      />
      {path ? (
        <path
          transform={`translate(${round(x + shift)} ${round(middle + shift)}) scale(${round(eye / 24, 3)})`}
          fill="var(--color-ink)"
          d={path}
        />
      ) : null}
      {nameSize ? (
        <text x={x} y="11" textAnchor="middle" fontSize={nameSize} className="svg-cap">
          {name}
        </text>
      ) : null}
    </>
  );
}

type PassingShuttleProps = { variant: PermissionVariant; y: number; channel: Channel };

function PassingShuttle({ variant: { shuttleAt: x = 0, ends, width }, y, channel }: PassingShuttleProps) {
  const isLarge = ends > 6;
  return (
    <>
      <path
        d={`M${x + (isLarge ? 62 : 40)} ${y}H${width - 2}`}
        stroke={threadColour(channel)}
        strokeWidth="1.4"
        strokeDasharray="2 5"
      />
      <g transform={`translate(${x} ${y})`}>
        <g data-part="shuttle">
          <Shuttle channel={channel} scale={isLarge ? 1 : 0.62} />
        </g>
      </g>
    </>
  );
}
