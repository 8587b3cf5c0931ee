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
  type Access,
  type DiagramSystem,
  describePermissions,
  type PermissionRow,
} from './permission-description.ts';
import { Shuttle } from './shuttle.tsx';

/** A diagram at work: the outer bundles leave room at both edges, where the shuttle turns. */
export interface WorkingVariant extends DiagramVariant {
  /** Lead of a pick over the next one while a band is laid. */
  lead: number;
  /** Size of the shuttle, as `Shuttle` takes it. */
  shuttle: number;
}

/** Picks in each agent's band. */
export const PICKS = 8;

/** Variant for windows from 1240 px. */
export const WORKING_WIDE: WorkingVariant = {
  width: 560,
  height: 504,
  ends: 9,
  pitch: 5.4,
  thread: 3.3,
  firstSystem: 96,
  systemGap: 92,
  firstRow: 92,
  rowGap: 110,
  lead: 30,
  shuttle: 0.6,
};

/** Between 640 and 1239 px. */
export const WORKING_MID: WorkingVariant = {
  width: 380,
  height: 496,
  ends: 6,
  pitch: 5,
  thread: 3,
  firstSystem: 70,
  systemGap: 60,
  firstRow: 84,
  rowGap: 112,
  lead: 20,
  shuttle: 0.45,
};

/** Below 640 px, always drawn 190 px wide. */
export const WORKING_NARROW: WorkingVariant = {
  width: 190,
  height: 616,
  ends: 6,
  pitch: 4.6,
  thread: 2.8,
  firstSystem: 29,
  systemGap: 33,
  firstRow: 74,
  rowGap: 142,
  lead: 10,
  shuttle: 0.3,
};

type WorkingDiagramProps = {
  variant: WorkingVariant;
  systems: readonly DiagramSystem[];
  rows: readonly PermissionRow[];
  /** Prefix of the ids inside the drawing; React supplies one that is unique on the page. */
  id?: string;
  className?: string | undefined;
};

/**
 * A permission diagram in parts that a style sheet can move: `data-system` for each warp, `data-row` for each band, and
 * in the last band every pick by itself, with its thread and with what binds it. Without motion all of it is woven.
 * The heads of the systems are not in it: they are controls, and are above it as HTML.
 */
export function WorkingDiagram({ variant, systems, rows, id: given, className }: WorkingDiagramProps) {
  const generated = useId();
  const id = given ?? generated;
  const { width, height, firstRow, rowGap } = variant;
  const centres = columnsOf(variant, systems);
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={className}
      label={describePermissions(systems, rows)}
    >
      <defs>
        <path id={`${id}w`} d={warpPath(variant, '-14V0', 46)} />
        <clipPath id={`${id}s`}>
          <path d={stairs(variant)} />
        </clipPath>
        {rows.map(({ who, access }, row) => (
          <Threads key={who} id={`${id}${row}`} {...{ variant, centres, access }} />
        ))}
      </defs>
      {centres.map((x, system) => (
        <g key={x} data-system={system}>
          <rect
            x={round(x - variant.systemGap / 2)}
            y="-14"
            width={variant.systemGap}
            height={height + 14}
            fill="var(--color-shade)"
          />
          <use href={`#${id}w`} x={x} stroke="var(--color-ink)" strokeWidth={warpWidth(variant.thread)} />
        </g>
      ))}
      {rows.map(({ who, channel, access }, row) => (
        <g
          key={who}
          data-row={row}
          data-none={access.flatMap((kind, system) => (kind === 'none' ? system : [])).join(' ')}
          transform={`translate(0 ${firstRow + row * rowGap})`}
        >
          {row < rows.length - 1 ? (
            <Laid id={`${id}${row}`} edge={`${id}s`} {...{ variant, channel }} />
          ) : (
            <AtWork id={`${id}${row}`} {...{ variant, channel, centres, access }} />
          )}
        </g>
      ))}
    </Drawing>
  );
}

type BandProps = { id: string; variant: WorkingVariant; channel: Channel };
type CrossedProps = { centres: readonly number[]; access: readonly Access[] };

/** Defines what a whole band is drawn with: its thread, and the warp that lies on it. */
function Threads({ id, variant, centres, access }: Omit<BandProps, 'channel'> & CrossedProps) {
  const hidden = behind(variant, centres, access);
  const lines = range(PICKS).map((pick) => threadPath(variant, pick, hidden));
  return (
    <>
      <path id={`${id}t`} d={lines.map((line, pick) => line + turn(variant, pick, line)).join('')} />
      <path id={`${id}o`} d={onTop(variant, centres, access, 0, PICKS)} />
    </>
  );
}

/** A finished band. */
function Woven({ id, variant: { thread }, channel }: BandProps) {
  return (
    <>
      <Weft line={{ href: `#${id}t` }} {...{ channel, thread }} />
      <WarpOnTop line={{ href: `#${id}o` }} thread={thread} />
    </>
  );
}

/** A finished band behind the edge that uncovers it, and the shuttle that passes while it is laid. */
function Laid({ id, edge, variant, channel }: BandProps & { edge: string }) {
  const { width, lead, shuttle } = variant;
  return (
    <>
      <g data-part="edge" clipPath={`url(#${edge})`}>
        <g data-part="cloth">
          <Woven {...{ id, variant, channel }} />
        </g>
      </g>
      <g data-part="passing">
        <g transform={`translate(${width + (PICKS - 1) * lead + 40} 0)`}>
          <Shuttle channel={channel} scale={shuttle} />
        </g>
      </g>
    </>
  );
}

/** The band of the agent that is at it now; above it, unseen unless it moves, the one it has just finished. */
function AtWork({ id, variant, channel, centres, access }: BandProps & CrossedProps) {
  const { thread } = variant;
  return (
    <>
      <g data-part="finished">
        <Woven {...{ id, variant, channel }} />
      </g>
      <g data-part="band">
        {range(PICKS).map((pick) => {
          const line = threadPath(variant, pick, behind(variant, centres, access));
          return (
            <g key={pick} data-pick={pick}>
              <g data-part="thread">
                <Weft line={{ d: line }} {...{ channel, thread }} />
              </g>
              <g data-part="bound">
                <path d={turn(variant, pick, line)} stroke={threadColour(channel)} strokeWidth={thread} />
                <WarpOnTop line={{ d: onTop(variant, centres, access, pick, pick + 1) }} thread={thread} />
              </g>
            </g>
          );
        })}
      </g>
      <g data-part="shuttle">
        <Shuttle channel={channel} scale={variant.shuttle} />
      </g>
    </>
  );
}

/** Height of a pick in its band, whose middle is 0. */
function heightOf({ pitch }: Pick<WorkingVariant, 'pitch'>, pick: number): number {
  return round((pick - (PICKS - 1) / 2) * pitch);
}

/** Distance of a band's edges from those of the drawing: room for the thread to turn. */
const EDGE = 4;

function behind(variant: WorkingVariant, centres: readonly number[], access: readonly Access[]) {
  return hiddenBehind(
    centres.filter((_, system) => access[system] === 'none'),
    variant,
  );
}

function threadPath(variant: WorkingVariant, pick: number, hidden: ReturnType<typeof hiddenBehind>): string {
  return weftLine({ y: heightOf(variant, pick), from: EDGE, to: variant.width - EDGE }, hidden);
}

/** Path on which the thread turns into the next pick, at the right edge, then at the left one; empty where it is out of sight. */
function turn({ width, pitch }: WorkingVariant, pick: number, line: string): string {
  const isRight = pick % 2 === 0;
  const reachesEdge = isRight ? line.endsWith(`H${width - EDGE}`) : line.startsWith(`M${EDGE} `);
  if (pick === PICKS - 1 || !reachesEdge) return '';
  const radius = round(pitch / 2);
  return `M${isRight ? width - EDGE : EDGE} ${heightOf({ pitch }, pick)}a${radius} ${radius} 0 0 ${isRight ? 1 : 0} 0 ${pitch}`;
}

/** The stretches of warp on top of a band's picks, of all systems it crosses. */
function onTop(
  variant: WorkingVariant,
  centres: readonly number[],
  access: readonly Access[],
  from: number,
  to: number,
): string {
  return centres
    .map((x, system) => {
      const crossing = crossingAt(access, system);
      return crossing ? crossingPath(crossing, variant, { x, picks: PICKS, from, to }) : '';
    })
    .join('');
}

/** Visible outline of a band while it is laid from the left: each pick ends a step behind the one above it. */
function stairs({ width, pitch, lead }: WorkingVariant): string {
  const top = (-PICKS / 2) * pitch;
  return range(PICKS)
    .map((pick) => {
      const right = width + 10 + (PICKS - 1 - pick) * lead;
      return `M${-width * 3} ${round(top + pick * pitch)}H${right}v${pitch}H${-width * 3}z`;
    })
    .join('');
}
