import { Fragment } from 'react';
import { threadColour } from './channels.ts';
import {
  type Access,
  columnsOf,
  crossingAt,
  crossingPath,
  type DiagramSystem,
  type DiagramVariant,
  describePermissions,
  hiddenBehind,
  type PermissionRow,
  Shuttle,
  WarpOnTop,
  Weft,
  warpPath,
  warpWidth,
  weftLine,
} from './diagram.tsx';
import { Drawing } from './drawing.tsx';
import { range, round } from './geometry.ts';

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
  bundle: { ends: 9, pitch: 5.4, thread: 3.3 },
  across: { first: 96, gap: 92 },
  down: { first: 92, gap: 110 },
  lead: 30,
  shuttle: 0.6,
};

/** Between 640 and 1239 px. */
export const WORKING_MID: WorkingVariant = {
  width: 380,
  height: 496,
  bundle: { ends: 6, pitch: 5, thread: 3 },
  across: { first: 70, gap: 60 },
  down: { first: 84, gap: 112 },
  lead: 20,
  shuttle: 0.45,
};

/** Below 640 px, always drawn 190 px wide. */
export const WORKING_NARROW: WorkingVariant = {
  width: 190,
  height: 616,
  bundle: { ends: 6, pitch: 4.6, thread: 2.8 },
  across: { first: 29, gap: 33 },
  down: { first: 74, gap: 142 },
  lead: 10,
  shuttle: 0.3,
};

type WorkingDiagramProps = {
  variant: WorkingVariant;
  systems: readonly DiagramSystem[];
  rows: readonly PermissionRow[];
  /** Prefix of the ids inside the drawing, unique on the page. */
  id: string;
};

/**
 * A permission diagram in parts that a style sheet can move: `data-system` for each warp, `data-row` for each band, and
 * in the last band every pick by itself, with its thread and with what binds it. Without motion all of it is woven.
 * The heads of the systems are not in it: they are controls, and are above it as HTML.
 */
export function WorkingDiagram({ variant, systems, rows, id }: WorkingDiagramProps) {
  const { width, height, across, down } = variant;
  const centres = columnsOf(variant, systems);
  const bands = rows.map(({ who, channel, access }, row) => ({
    ...{ who, channel, id: `${id}${row}`, edge: `${id}s`, variant },
    none: access.flatMap((kind, system) => (kind === 'none' ? system : [])),
    ...threadsOf(variant, centres, access),
  }));
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      label={describePermissions(systems, rows)}
    >
      <defs>
        <path id={`${id}w`} d={warpPath(variant, '-14V0', 46)} />
        <clipPath id={`${id}s`}>
          <path d={stairs(variant)} />
        </clipPath>
        {bands.map((band) => (
          <Fragment key={band.who}>
            <path id={`${band.id}t`} d={band.picks.map(({ line, turn }) => line + turn).join('')} />
            <path id={`${band.id}o`} d={band.over} />
          </Fragment>
        ))}
      </defs>
      {centres.map((x, system) => (
        <g key={x} data-system={system}>
          <rect
            x={round(x - across.gap / 2)}
            y="-14"
            width={across.gap}
            height={height + 14}
            fill="var(--color-shade)"
          />
          <use
            href={`#${id}w`}
            x={x}
            stroke="var(--color-ink)"
            strokeWidth={warpWidth(variant.bundle.thread)}
          />
        </g>
      ))}
      {bands.map((band, row) => {
        const Part = row < rows.length - 1 ? Laid : AtWork;
        const place = `translate(0 ${down.first + row * down.gap})`;
        return (
          <g key={band.who} data-row={row} data-none={band.none.join(' ')} transform={place}>
            <Part {...band} />
          </g>
        );
      })}
    </Drawing>
  );
}

/** What a band is drawn with: the line of each pick, how it turns into the next, and the warp that lies on it; `over` is all of that. */
function threadsOf(variant: WorkingVariant, centres: readonly number[], access: readonly Access[]) {
  const { width, bundle } = variant;
  const passed = centres.filter((_, system) => access[system] === 'none');
  const hidden = hiddenBehind(passed, bundle);
  const onTop = (from: number, to: number) =>
    centres
      .map((x, system) => {
        const crossing = crossingAt(access, system);
        return crossing ? crossingPath(crossing, bundle, { x, picks: PICKS, from, to }) : '';
      })
      .join('');
  const picks = range(PICKS).map((pick) => {
    const y = round((pick - (PICKS - 1) / 2) * bundle.pitch);
    const line = weftLine({ y, from: EDGE, to: width - EDGE }, hidden);
    return { line, turn: turn(variant, pick, y, line), over: onTop(pick, pick + 1) };
  });
  return { picks, over: onTop(0, PICKS) };
}

type Band = Pick<PermissionRow, 'channel'> &
  ReturnType<typeof threadsOf> & { id: string; edge: string; variant: WorkingVariant };

/** A finished band. */
function Woven({ id, variant: { bundle }, channel }: Band) {
  return (
    <>
      <Weft line={{ href: `#${id}t` }} channel={channel} thread={bundle.thread} />
      <WarpOnTop line={{ href: `#${id}o` }} thread={bundle.thread} />
    </>
  );
}

/** A finished band behind the edge that uncovers it, and the shuttle that passes while it is laid. */
function Laid(band: Band) {
  const { width, lead, shuttle } = band.variant;
  return (
    <>
      <g data-part="edge" clipPath={`url(#${band.edge})`}>
        <g data-part="cloth">
          <Woven {...band} />
        </g>
      </g>
      <g data-part="passing">
        <g transform={`translate(${width + (PICKS - 1) * lead + 40} 0)`}>
          <Shuttle channel={band.channel} scale={shuttle} />
        </g>
      </g>
    </>
  );
}

/** The band of the agent that is at it now; above it, unseen unless it moves, the one it has just finished. */
function AtWork(band: Band) {
  const { channel, picks, variant } = band;
  const { thread } = variant.bundle;
  return (
    <>
      <g data-part="finished">
        <Woven {...band} />
      </g>
      <g data-part="band">
        {picks.map(({ line, turn, over }, pick) => (
          <g key={line} data-pick={pick}>
            <g data-part="thread">
              <Weft line={{ d: line }} channel={channel} thread={thread} />
            </g>
            <g data-part="bound">
              <path d={turn} stroke={threadColour(channel)} strokeWidth={thread} />
              <WarpOnTop line={{ d: over }} thread={thread} />
            </g>
          </g>
        ))}
      </g>
      <g data-part="shuttle">
        <Shuttle channel={channel} scale={variant.shuttle} />
      </g>
    </>
  );
}

/** Distance of a band's edges from those of the drawing: room for the thread to turn. */
const EDGE = 4;

/** Path on which the thread turns into the next pick, at the right edge, then at the left one; empty where it is out of sight. */
function turn({ width, bundle: { pitch } }: WorkingVariant, pick: number, y: number, line: string): string {
  const isRight = pick % 2 === 0;
  const reachesEdge = isRight ? line.endsWith(`H${width - EDGE}`) : line.startsWith(`M${EDGE} `);
  if (pick === PICKS - 1 || !reachesEdge) return '';
  const radius = round(pitch / 2);
  return `M${isRight ? width - EDGE : EDGE} ${y}a${radius} ${radius} 0 0 ${isRight ? 1 : 0} 0 ${pitch}`;
}

/** Visible outline of a band while it is laid from the left: each pick ends a step behind the one above it. */
function stairs({ width, bundle: { pitch }, lead }: WorkingVariant): string {
  const top = (-PICKS / 2) * pitch;
  return range(PICKS)
    .map((pick) => {
      const right = width + 10 + (PICKS - 1 - pick) * lead;
      return `M${-width * 3} ${round(top + pick * pitch)}H${right}v${pitch}H${-width * 3}z`;
    })
    .join('');
}
