import { useId } from 'react';
import { type Channel, threadColour } from './channels.ts';
import { WarpOnTop, Weft, warpWidth } from './crossing-strokes.tsx';
import { Drawing } from './drawing.tsx';
import { range, round } from './geometry.ts';
import { crossingPath, hiddenBehind, weftLine } from './permission-crossing.ts';
import {
  type DiagramSystem,
  describePermissions,
  type PermissionRow,
  type RowNoun,
} from './permission-description.ts';
import type { PermissionVariant } from './permission-diagram-variants.ts';
import { Shuttle } from './shuttle.tsx';

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
        <path id={`${prefix}w`} d={warpPath(variant)} />
        {[...new Map(crossings.map((crossing) => [crossing.key, crossing])).values()].map((crossing) => (
          <path
            key={crossing.key}
            id={`${prefix}${crossing.key}`}
            d={crossingPath(crossing, variant.ends, variant.pitch)}
          />
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
  const columns = systems.map((system, index) => ({
    ...system,
    x: round(variant.firstSystem + index * variant.systemGap),
  }));
  const bands = rows.map((row, index) => ({
    ...row,
    y: variant.firstRow + index * variant.rowGap,
    until: index === rows.length - 1 ? variant.shuttleAt : undefined,
    passed: columns.filter((_, system) => row.access[system] === 'none').map(({ x }) => x),
  }));
  const crossings = bands.flatMap(({ y, until = variant.width, access }) =>
    columns.flatMap(({ x }, system) => {
      const kind = access[system];
      if (!kind || kind === 'none' || x > until) return [];
      const shift = (system % 2) * 2;
      return [{ x, y, access: kind, shift, key: `${kind[0]}${shift}` }];
    }),
  );
  return { columns, bands, crossings };
}

/** Path of one system's warp, centred on x = 0: gathered at the system's circle, fanned out, ragged at the lower ends. */
function warpPath({ ends, pitch, eye, nameSize, firstRow, height }: PermissionVariant): string {
  const half = ((ends - 1) / 2) * pitch;
  const top = eye * 2 + (nameSize ? 24 : 2);
  const knee = round(firstRow - half - 48);
  return range(ends)
    .map((end) => {
      const x = end * pitch - half;
      const gathered = round(x * 0.28);
      return `M${gathered} ${top}C${gathered} ${knee} ${round(x)} ${round(firstRow - half - 52)} ${round(x)} ${round(
        firstRow - half - 20,
      )}V${height - 8 - ((end * 7) % 5) * 5}`;
    })
    .join('');
}

/** The picks of one agent, each beginning a little later than its neighbour; `until` is the position of the shuttle. */
function weftPath(
  { ends, pitch, width, firstRow, rowGap }: PermissionVariant,
  row: number,
  { until, passed }: { until?: number | undefined; passed: readonly number[] },
): string {
  const middle = (ends - 1) / 2;
  const hidden = hiddenBehind(passed, ends, pitch);
  return range(ends)
    .map((pick) => {
      const y = round(firstRow + row * rowGap + (pick - middle) * pitch);
      const to = until ? round(until - 34 - Math.abs(pick - middle) * 4) : width - 2;
      return weftLine({ y, from: ((pick * 11 + row * 3) % 5) * 3, to }, hidden);
    })
    .join('');
}

function SystemHead({
  system,
  variant,
}: {
  system: DiagramSystem & { x: number };
  variant: PermissionVariant;
}) {
  const scale = round(variant.eye / 24, 3);
  const shift = round(-variant.eye / 2);
  return (
    <>
      <circle
        cx={system.x}
        cy={variant.eye + (variant.nameSize ? 20 : 0)}
        r={variant.eye}
        fill="var(--color-sheet)"
        stroke="var(--color-ink)"
        strokeWidth="1.2"
      />
      {system.path ? (
        <path
          transform={`translate(${round(system.x + shift)} ${round(variant.eye + (variant.nameSize ? 20 : 0) + shift)}) scale(${scale})`}
          fill="var(--color-ink)"
          d={system.path}
        />
      ) : null}
      {variant.nameSize ? (
        <text x={system.x} y="11" textAnchor="middle" fontSize={variant.nameSize} className="svg-cap">
          {system.name}
        </text>
      ) : null}
    </>
  );
}

function PassingShuttle({
  variant,
  y,
  channel,
}: {
  variant: PermissionVariant;
  y: number;
  channel: Channel;
}) {
  const x = variant.shuttleAt ?? 0;
  const isLarge = variant.ends > 6;
  return (
    <>
      <path
        d={`M${x + (isLarge ? 62 : 40)} ${y}H${variant.width - 2}`}
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
