import { Fragment, useId } from 'react';
import { threadColor } from './channels.ts';
import {
  columnsOf,
  crossingAt,
  crossingPath,
  type DiagramSystem,
  type DiagramVariant,
  describePermissions,
  hiddenBehind,
  type PermissionRow,
  type RowNoun,
  SetOff,
  Shuttle,
  SystemMark,
  turns,
  WarpOnTop,
  warpPath,
  warpWidth,
  weftLine,
} from './diagram.tsx';
import { Drawing } from './drawing.tsx';
import { range, round } from './geometry.ts';

export interface PermissionVariant extends DiagramVariant {
  eye: number;
  nameSize?: 'var(--drawn-s)' | 'var(--drawn-m)';
  /** Notes are below it. */
  isNumbered?: boolean;
  /** Where the last row's shuttle is; without it the row is woven to the end. */
  shuttleAt?: number;
}

/** The right side of a picture for sharing, which the agents run off. */
export const SHARE: PermissionVariant = {
  width: 452,
  height: 596,
  bundle: { ends: 7, pitch: 6.4, thread: 3.9 },
  across: { first: 44, gap: 92 },
  down: { first: 116, gap: 118 },
  eye: 24,
  shuttleAt: 318,
};

export const DOCS_WIDE: PermissionVariant = {
  width: 600,
  height: 430,
  bundle: { ends: 8, pitch: 5, thread: 3.1 },
  across: { first: 54, gap: 98 },
  down: { first: 150, gap: 100 },
  eye: 18,
  nameSize: 'var(--drawn-m)',
};

export const DOCS_NARROW: PermissionVariant = {
  width: 304,
  height: 300,
  bundle: { ends: 5, pitch: 4.4, thread: 2.7 },
  across: { first: 27, gap: 50 },
  down: { first: 128, gap: 62 },
  eye: 14,
  nameSize: 'var(--drawn-s)',
  isNumbered: true,
};

/** Of the variants of the docs; their systems are six. */
export const DOCS_ROWS = 3;

export function fitted(variant: PermissionVariant, systems: number, rows: number) {
  const { across, down, height } = variant;
  const gap = systems > 1 ? Math.min((across.gap * 5) / (systems - 1), across.gap * 1.6) : 0;
  return {
    ...variant,
    across: { ...across, gap },
    height: height + (rows - DOCS_ROWS) * down.gap,
  };
}

/** A thumbnail, for lists of case studies. */
export function miniVariant(systems: number, rows: number) {
  return {
    width: 168,
    height: 54 + rows * 27,
    bundle: { ends: 4, pitch: 4.2, thread: 2.6 },
    across: { first: 18, gap: 150 / (systems + 0.2) },
    down: { first: 46, gap: 27 },
    eye: 8,
  };
}

export const rowNotes = ({ height, down: { first, gap } }: PermissionVariant, rows: number) => ({
  head: first - gap / 2,
  part: gap,
  foot: height - first - (rows - 0.5) * gap,
});

type PermissionDiagramProps = {
  variant: PermissionVariant;
  systems: readonly DiagramSystem[];
  rows: readonly (PermissionRow & { ask?: number | undefined })[];
  noun?: RowNoun | undefined;
  decorative?: boolean;
};

export function PermissionDiagram({
  variant,
  systems,
  rows,
  noun,
  decorative,
}: PermissionDiagramProps) {
  const id = useId();
  const { width, height, bundle, down, eye, nameSize, isNumbered, shuttleAt } = variant;
  const centers = columnsOf(variant, systems);
  const bands = rows.map((row, index) => {
    const y = down.first + index * down.gap;
    const until = index === rows.length - 1 ? shuttleAt : undefined;
    const crossings = centers.flatMap((x, system) => {
      const crossing = crossingAt(row.access, system);
      if (!crossing || (until && x > until)) return [];
      return [{ ...crossing, x, y, key: `${crossing.access[0]}${crossing.shift}` }];
    });
    return { ...row, y, until, crossings };
  });
  const crossings = bands.flatMap((band) => band.crossings);
  const last = bands.at(-1);
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      overflow="visible"
      label={decorative ? undefined : describePermissions(systems, rows, noun)}
    >
      <defs>
        <path id={`${id}w`} d={warpPath(variant, `${eye * 2 + (nameSize ? 24 : 2)}`, 48)} />
        {[...new Map(crossings.map((crossing) => [crossing.key, crossing])).values()].map(
          (crossing) => (
            <path
              key={crossing.key}
              id={`${id}${crossing.key}`}
              d={crossingPath(crossing, bundle)}
            />
          ),
        )}
        {bands.map((band, index) => (
          <path key={band.y} id={`${id}${index}`} d={weftPath(variant, centers, band)} />
        ))}
        <g id={`${id}o`}>
          {crossings.map(({ x, y, key }) => (
            <use key={`${x} ${y}`} href={`#${id}${key}`} x={x} y={y} />
          ))}
        </g>
      </defs>
      <g stroke="var(--color-ink)" strokeWidth={warpWidth(bundle.thread)}>
        {centers.map((x) => (
          <use key={x} href={`#${id}w`} x={x} />
        ))}
      </g>
      {bands.map((band, index) => (
        <Fragment key={band.y}>
          <SetOff
            line={{ href: `#${id}${index}` }}
            stroke={threadColor(band.channel)}
            width={bundle.thread}
            ground={bundle.thread + 2}
          />
          {band.ask !== undefined && (
            <path
              data-last={band.ask}
              stroke="var(--color-ink)"
              strokeWidth={bundle.thread}
              d={picksOf(variant, centers, band, [bundle.ends])}
            />
          )}
        </Fragment>
      ))}
      <WarpOnTop line={{ href: `#${id}o` }} thread={bundle.thread} />
      {isNumbered &&
        bands.map(({ y }, row) => (
          <text
            key={y}
            className="svg-cap"
            x="5"
            y={y - (bundle.ends / 2) * bundle.pitch - 6}
            fontSize={nameSize}
            stroke="var(--color-paper)"
            strokeWidth="7"
            strokeLinejoin="round"
            paintOrder="stroke"
          >
            {row + 1}
          </text>
        ))}
      {systems.map((system, index) => (
        <SystemMark
          key={system.name}
          {...system}
          at={`${centers[index]} ${eye + (nameSize ? 20 : 0)}`}
          eye={eye}
          nameSize={nameSize}
          nameAbove={7 + eye}
        />
      ))}
      {last && shuttleAt ? (
        <g transform={`translate(${shuttleAt} ${last.y})`}>
          <path
            d={`M62 0H${width - 2 - shuttleAt}`}
            stroke={threadColor(last.channel)}
            strokeWidth="1.4"
            strokeDasharray="2 5"
          />
          <Shuttle yarn={threadColor(last.channel)} />
        </g>
      ) : null}
    </Drawing>
  );
}

type Band = PermissionRow & { y: number; until: number | undefined };

const edgeOf = ({ pitch }: DiagramVariant['bundle']) => pitch / 2 + 2;

function weftPath(variant: PermissionVariant, centers: readonly number[], band: Band) {
  const { bundle, width } = variant;
  const edge = edgeOf(bundle);
  const right = band.until ? '' : turns(bundle, 1, width - edge, band.y);
  const picks = picksOf(variant, centers, band, range(bundle.ends));
  return picks + turns(bundle, 0, edge, band.y) + right;
}

function picksOf(
  { bundle, width }: PermissionVariant,
  centers: readonly number[],
  { y, until, access }: Band,
  picks: readonly number[],
) {
  const middle = (bundle.ends - 1) / 2;
  const passed = centers.filter((_, system) => access[system] === 'none');
  const hidden = hiddenBehind(passed, bundle);
  const from = edgeOf(bundle);
  return picks
    .map((pick) => {
      const to = until ? round(until - 34 - Math.abs(pick - middle) * 4) : width - from;
      return weftLine({ y: round(y + (pick - middle) * bundle.pitch), from, to }, hidden);
    })
    .join('');
}
