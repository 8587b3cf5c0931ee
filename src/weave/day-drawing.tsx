import {
  type Access,
  columnsOf,
  crossingAt,
  crossingPath,
  type DiagramSystem,
  type DiagramVariant,
  describePermissions,
  type PermissionRow,
  SetOff,
  Shuttle,
  turns,
  WarpOnTop,
  warpPath,
  warpWidth,
} from './diagram.tsx';
import { Drawing } from './drawing.tsx';
import { range, round } from './geometry.ts';

export const PICKS = 8;

/** The outer bundles leave room at both edges, where the shuttle turns. */
export const WORKING = {
  width: 560,
  height: 484,
  bundle: { ends: 9, pitch: 5.4, thread: 3.3 },
  across: { first: 96, gap: 92 },
  down: { first: 92, gap: 110 },
  /** A pick is so far ahead of the next one while a band is laid. */
  lead: 30,
  shuttle: 0.6,
} satisfies DiagramVariant & Record<string, unknown>;

const { width, height, bundle, across, lead, shuttle } = WORKING;
const HALF = (PICKS / 2) * bundle.pitch;
/** The thread turns in this room. */
const EDGE = 4;
/** So far from the middle of a bundle the weft behind it is out of sight. */
const REACH = round((bundle.ends / 2 + 0.6) * bundle.pitch);

/** A pick is in sight and, in turn, behind bundles of any `--scale`. */
export function dashes(access: readonly Access[]) {
  const passed = columnsOf(WORKING, access).filter((_, system) => access[system] === 'none');
  const stretches = passed.map((x, index) => {
    const from = passed[index - 1];
    const seen = from ? `${x - from}px - ${2 * REACH}px` : `${x - EDGE}px - ${REACH}px`;
    return `max(0px,${seen}*var(--scale)) calc(${2 * REACH}px*var(--scale))`;
  });
  return [...stretches, `${width}px`].join(' ');
}

const heightOf = (pick: number) => round((pick - (PICKS - 1) / 2) * bundle.pitch);

/** The last agent is at work and does several things in turn. */
export interface Day {
  systems: readonly DiagramSystem[];
  rows: readonly PermissionRow[];
  doings: number;
  /** The last pick of these rows waits for a person. */
  asked: readonly number[];
}

export const labelOfDay = ({ systems, rows }: Day) => describePermissions(systems, rows);

/**
 * A sheet can move its parts; without motion all of it is woven. The systems' heads are controls,
 * above it as HTML. For each window the sheet places the rows and enlarges what has a thickness
 * from its own middle, in the directions of `data-fit`: a line across only in its height.
 */
export function DayDrawing(day: Day) {
  const { systems, rows } = day;
  const centers = columnsOf(WORKING, systems);
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin"
      label={labelOfDay(day)}
    >
      <Parts />
      {centers.map((x, system) => (
        <g key={x} data-system={system}>
          <rect
            data-fit="down"
            x={round(x - across.gap / 2)}
            y="-14"
            width={across.gap}
            height={height + 14}
            fill="var(--color-shade)"
          />
          <use href="#day-warp" x={x} />
        </g>
      ))}
      {rows.map(({ who, channel, access }, row) => (
        <g
          key={who}
          data-row={row}
          data-channel={channel}
          data-none={access.flatMap((kind, system) => (kind === 'none' ? system : [])).join(' ')}
        >
          {row < rows.length - 1 ? (
            <>
              <g data-part="edge" clipPath="url(#day-edge)">
                <g data-part="cloth">
                  <Woven centers={centers} access={access} />
                </g>
              </g>
              <g data-part="passing">
                <g transform={`translate(${width + (PICKS - 1) * lead + 40} 0)`}>
                  <use href="#day-shuttle" />
                </g>
              </g>
            </>
          ) : (
            <AtWork centers={centers} access={access} />
          )}
        </g>
      ))}
    </Drawing>
  );
}

function Parts() {
  const { thread } = bundle;
  return (
    <defs>
      <g id="day-warp">
        <path
          data-fit="both"
          d={warpPath(WORKING, '-14V0', 46)}
          stroke="var(--color-ink)"
          strokeWidth={warpWidth(thread)}
        />
      </g>
      <clipPath id="day-edge">
        <path data-fit="across" d={stairs()} />
      </clipPath>
      <clipPath id="day-bound">
        <rect data-fit="across" x="-20" y={-HALF - 3} width={width + 40} height={2 * HALF + 3} />
      </clipPath>
      <g id="day-pick">
        <SetOff
          line={{ d: `M${EDGE} 0H${width - EDGE}` }}
          stroke="var(--c)"
          width={thread}
          ground={thread + 2}
        />
      </g>
      <g id="day-turns" stroke="var(--c)" strokeWidth={thread}>
        {[EDGE, width - EDGE].map((x, side) => (
          <g key={x} transform={`translate(${x} 0)`}>
            <path data-fit="all" d={turns({ ...bundle, ends: PICKS }, side)} />
          </g>
        ))}
      </g>
      {(['act', 'read'] as const).flatMap((access) =>
        [0, 2].map((shift) => (
          <g key={access + shift} id={`day-${access}${shift}`} data-fit="all">
            <WarpOnTop
              line={{ d: crossingPath({ access, shift }, bundle, PICKS) }}
              thread={thread}
            />
          </g>
        )),
      )}
      <g id="day-shuttle" data-fit="all">
        <Shuttle yarn="var(--c)" scale={shuttle} />
      </g>
    </defs>
  );
}

interface Band {
  centers: readonly number[];
  access: readonly Access[];
}

function Crossings({ centers, access }: Band) {
  return centers.map((x, system) => {
    const crossing = crossingAt(access, system);
    return crossing ? (
      <use key={x} x={x} href={`#day-${crossing.access}${crossing.shift}`} />
    ) : null;
  });
}

const Woven = (band: Band) => (
  <>
    <g data-fit="across">
      {range(PICKS).map((pick) => (
        <use
          key={pick}
          data-last={pick === PICKS - 1 || undefined}
          href="#day-pick"
          y={heightOf(pick)}
        />
      ))}
    </g>
    <use href="#day-turns" />
    <Crossings {...band} />
  </>
);

/** The band just finished is above the one at work, and unseen unless it moves. */
const AtWork = (band: Band) => (
  <>
    <g data-part="finished">
      <Woven {...band} />
    </g>
    <g data-part="band">
      <g data-fit="across">
        {range(PICKS).map((pick) => (
          <use key={pick} data-part="thread" data-pick={pick} href="#day-pick" y={heightOf(pick)} />
        ))}
      </g>
      <g data-part="bound" clipPath="url(#day-bound)">
        <g data-part="binding">
          <use href="#day-turns" />
          <Crossings {...band} />
        </g>
      </g>
    </g>
    <g data-part="shuttle">
      <use href="#day-shuttle" />
    </g>
  </>
);

/** Each pick of a band that is laid from the left ends a step behind the one above it. */
function stairs() {
  return range(PICKS)
    .map((pick) => {
      const right = width + 10 + (PICKS - 1 - pick) * lead;
      return `M${-width * 3} ${round(pick * bundle.pitch - HALF)}H${right}v${bundle.pitch}H${-width * 3}z`;
    })
    .join('');
}
