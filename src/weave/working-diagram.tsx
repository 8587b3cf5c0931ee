import { useId } from 'react';
import { type Channel, threadColour } from './channels.ts';
import { WarpOnTop, Weft, warpWidth } from './crossing-strokes.tsx';
import { Drawing } from './drawing.tsx';
import { range, round, runs } from './geometry.ts';
import { type Access, hiddenBehind, isWarpOnTop, weftLine } from './permission-crossing.ts';
import { type DiagramSystem, describePermissions, type PermissionRow } from './permission-description.ts';
import { Shuttle } from './shuttle.tsx';
import { PICKS, type WorkingVariant } from './working-diagram-variants.ts';

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
  const centres = systems.map((_, index) => round(variant.firstSystem + index * variant.systemGap));
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={className}
      label={describePermissions(systems, rows)}
    >
      <defs>
        <path id={`${id}w`} d={warpPath(variant)} />
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

/** Path of one warp, centred on x = 0: gathered under the system's head, fanned out, ragged at the lower ends. */
function warpPath({ ends, pitch, firstRow, height }: WorkingVariant): string {
  const half = ((ends - 1) / 2) * pitch;
  const shoulder = round(firstRow - half - 46);
  return range(ends)
    .map((end) => {
      const x = round(end * pitch - half);
      const gathered = round(x * 0.28);
      return `M${gathered} -14V0C${gathered} ${shoulder} ${x} ${shoulder - 4} ${x} ${shoulder + 28}V${height - 8 - ((end * 7) % 5) * 5}`;
    })
    .join('');
}

/** Height of a pick in its band, whose middle is 0. */
function heightOf({ pitch }: Pick<WorkingVariant, 'pitch'>, pick: number): number {
  return round((pick - (PICKS - 1) / 2) * pitch);
}

/** Distance of a band's edges from those of the drawing: room for the thread to turn. */
const EDGE = 4;

function behind({ ends, pitch }: WorkingVariant, centres: readonly number[], access: readonly Access[]) {
  return hiddenBehind(
    centres.filter((_, system) => access[system] === 'none'),
    ends,
    pitch,
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
  { ends, pitch }: WorkingVariant,
  centres: readonly number[],
  access: readonly Access[],
  from: number,
  to: number,
): string {
  const [left, top] = [(ends * pitch) / 2, (PICKS * pitch) / 2];
  return centres
    .flatMap((x, system) => {
      const kind = access[system];
      if (!kind || kind === 'none') return [];
      const crossing = { access: kind, shift: (system % 2) * 2 };
      return range(ends).flatMap((end) =>
        runs(to - from, (pick) => isWarpOnTop(crossing, end, from + pick)).map(
          ({ start, length }) =>
            `M${round(x + (end + 0.5) * pitch - left)} ${round((from + start) * pitch - top)}v${round(length * pitch)}`,
        ),
      );
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
