import { type Channel, threadColour } from '#weave/channels.ts';
import { range, round } from '#weave/geometry.ts';
import { type Access, crossingPath, hiddenBehind, weftLine } from '#weave/permission-crossing.ts';
import type { DiagramSystem } from '#weave/permission-description.ts';
import { Shuttle } from '#weave/shuttle.tsx';
import { FRAME } from './timing.ts';

const ENDS = 7;
const PITCH = 9.4;
const THREAD = 6;
const HALF = ((ENDS - 1) / 2) * PITCH;
const FIRST_SYSTEM = 772;
const SYSTEM_GAP = 112;
const EYE = { y: 66, r: 34 };
/** Left edge of every band; it runs off the right edge of the frame. */
const SELVEDGE = 708;
const FIRST_ROW = 226;
const ROW_GAP = 94;

export interface Row {
  channel: Channel;
  /** Access of the agent to each system in turn. */
  access: readonly Access[];
  /** Share of the band that is laid: 0 to 1. */
  laid: number;
}

interface DayClothProps {
  systems: readonly DiagramSystem[];
  rows: readonly Row[];
  /** Share of the warp that hangs down: 0 to 1. */
  hung: number;
  /** A pick across everything, by a person: after which row, and how much of it is laid. */
  agreement: { after: number; laid: number };
}

/** Figure 1 of the home page at the size of a film, woven as far as the day has come. */
export function DayCloth({ systems, rows, hung, agreement }: DayClothProps) {
  const columns = systems.map((system, index) => ({ ...system, x: FIRST_SYSTEM + index * SYSTEM_GAP }));
  const xs = columns.map(({ x }) => x);
  return (
    <>
      <path d={xs.map((x) => warp(x, hung)).join('')} stroke="var(--color-ink)" strokeWidth="3.4" />
      {rows.map((row, index) => (
        <Band key={row.channel} row={row} y={rowY(index, agreement.after)} xs={xs} index={index} />
      ))}
      <Agreement y={rowY(agreement.after, agreement.after) + 66} laid={agreement.laid} />
      {columns.map(({ x, path, name }) => (
        <g key={name} transform={`translate(${x} ${EYE.y})`} opacity={Math.min(1, hung * 4)}>
          <circle r={EYE.r} fill="var(--color-panel)" stroke="var(--color-panel-text)" strokeWidth="2" />
          <path d={path} transform="translate(-20 -20) scale(1.667)" fill="var(--color-panel-text)" />
        </g>
      ))}
    </>
  );
}

/** The rows after the agreement leave it room. */
function rowY(index: number, agreedAfter: number): number {
  return FIRST_ROW + index * ROW_GAP + (index > agreedAfter ? 38 : 0);
}

/** One bundle: gathered at its system, fanned out, each end cut a little shorter than its neighbor. */
function warp(x: number, hung: number): string {
  const top = EYE.y + EYE.r + 2;
  return range(ENDS)
    .map((end) => {
      const across = end * PITCH - HALF;
      const bottom = top + (FRAME.height - 12 - top - ((end * 7) % 5) * 9) * hung;
      if (bottom < 186) return `M${round(x + across * 0.3)} ${top}V${round(bottom)}`;
      const gathered = round(x + across * 0.3);
      return `M${gathered} ${top}C${gathered} 140 ${round(x + across)} 138 ${round(x + across)} 176V${round(bottom)}`;
    })
    .join('');
}

interface BandProps {
  row: Row;
  y: number;
  xs: readonly number[];
  index: number;
}

function Band({ row: { channel, access, laid }, y, xs, index }: BandProps) {
  if (laid <= 0) return null;
  const front = SELVEDGE - 60 + laid * (FRAME.width - SELVEDGE + 190);
  const passed = xs.filter((x, system) => access[system] === 'none' && x < front - 62);
  const hidden = hiddenBehind(passed, ENDS, PITCH);
  const weft = range(ENDS)
    .map((pick) => {
      const from = SELVEDGE + ((pick * 11 + index * 3) % 5) * 7;
      const until = Math.min(FRAME.width + 4, front - 62 - Math.abs(pick - (ENDS - 1) / 2) * 7);
      if (until <= from) return '';
      return weftLine({ y: round(y + pick * PITCH - HALF), from, to: round(until) }, hidden);
    })
    .join('');
  const onTop = xs
    .map((x, system) => ({ x, shift: (system % 2) * 2, access: access[system] ?? 'none' }))
    .filter(({ x }) => x < front - 62);
  const id = `front-${channel}`;
  return (
    <g>
      <path d={weft} stroke="var(--color-panel)" strokeWidth={THREAD + 4} />
      <path d={weft} stroke={threadColour(channel)} strokeWidth={THREAD} />
      <clipPath id={id}>
        <rect x={SELVEDGE} y={y - 60} width={Math.max(0, front - 70 - SELVEDGE)} height="120" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        {onTop.map(({ x, shift, access: kind }) => {
          if (kind === 'none') return null;
          const d = crossingPath({ access: kind, shift }, ENDS, PITCH);
          return (
            <g key={x} transform={`translate(${x} ${y})`}>
              <path d={d} stroke="var(--color-panel)" strokeWidth="9" />
              <path d={d} stroke="var(--color-ink)" strokeWidth="5" />
            </g>
          );
        })}
      </g>
      {laid < 1 ? (
        <g transform={`translate(${round(front)} ${y})`}>
          <Shuttle channel={channel} scale={1.25} />
        </g>
      ) : null}
    </g>
  );
}

/** A person's pick: neutral, over every system. */
function Agreement({ y, laid }: { y: number; laid: number }) {
  if (laid <= 0) return null;
  const d = `M${SELVEDGE} ${y}H${round(SELVEDGE + laid * (FRAME.width + 4 - SELVEDGE))}`;
  return (
    <>
      <path d={d} stroke="var(--color-panel)" strokeWidth="13" />
      <path d={d} stroke="var(--color-panel-text)" strokeWidth="7" />
    </>
  );
}
