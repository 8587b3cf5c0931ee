import { useId } from 'react';
import { dollars } from '#model/money.ts';
import { list } from '#model/sentence.ts';
import { type Channel, threadColour } from '#weave/channels.ts';
import { raggedWarp } from '#weave/drawdown.ts';
import { Drawing } from '#weave/drawing.tsx';
import { round } from '#weave/geometry.ts';
import { Stretch } from '#weave/stretch.tsx';

/** Dollars each agent had returned by the end of a month, the first agent first. */
export type ReturnMonth = { returned: readonly number[] };

/** Geometry of a chart, in view box units. */
export type ReturnVariant = { ends: number; gap: number; monthWord: string };

export const RETURN_WIDE: ReturnVariant = { ends: 13, gap: 40, monthWord: 'Month ' };
export const RETURN_NARROW: ReturnVariant = { ends: 7, gap: 22, monthWord: '' };

/** One row of threads, in dollars; its height, which is the pitch of the columns; and the room above for the figure of the tallest. */
const ROW = { dollars: 2_000, pitch: 5, top: 44 };

type ReturnFigureProps = {
  months: readonly ReturnMonth[];
  /** The colour of each agent. */
  channels: readonly Channel[];
  /** Dollars that have to be returned. */
  cost: number;
  variant: ReturnVariant;
  id?: string;
  className?: string | undefined;
};

/** Columns of the dollars that agents have returned, month by month, which grow towards the line of the cost. */
export function ReturnFigure({ months, channels, cost, variant, id, className }: ReturnFigureProps) {
  const generated = useId();
  const step = variant.ends * ROW.pitch + variant.gap;
  const width = months.length * step;
  const rowsOf = (amount: number) => Math.round(amount / ROW.dollars);
  const tallest = Math.max(rowsOf(cost), ...months.map(({ returned }) => rowsOf(total(returned))));
  const base = ROW.top + tallest * ROW.pitch;
  const line = round(base - (cost / ROW.dollars) * ROW.pitch);
  return (
    <Drawing className={className} viewBox={`0 0 ${width} ${base + 30}`} label={describeReturn(months, cost)}>
      <path d={`M0 ${base}H${width}`} stroke="var(--color-ink)" />
      <path d={`M0 ${line}H${width}`} stroke="var(--color-ink)" strokeDasharray="1 5" />
      {months.map(({ returned }, index) => (
        <Column
          key={total(returned)}
          rows={returned.map(rowsOf)}
          value={thousands(total(returned))}
          name={`${variant.monthWord}${index + 1}`}
          x={round(index * step + variant.gap / 2)}
          id={`${id ?? generated}${index}`}
          {...{ base, channels, variant }}
        />
      ))}
      <text x="0" y={line - 7} fontSize="var(--drawn-m)" className="svg-cap">
        {dollars(cost)}
      </text>
    </Drawing>
  );
}

type ColumnProps = {
  /** Rows of each agent. */
  rows: readonly number[];
  channels: readonly Channel[];
  value: string;
  name: string;
  variant: ReturnVariant;
  x: number;
  base: number;
  id: string;
};

function Column({ rows, channels, value, name, variant, x, base, id }: ColumnProps) {
  const { ends } = variant;
  const { pitch } = ROW;
  const picks = total(rows);
  const top = base - picks * ROW.pitch;
  const centre = round(x + (ends * pitch) / 2);
  return (
    <>
      <path
        stroke="var(--color-ink)"
        strokeWidth="1.3"
        d={raggedWarp(ends, { pitch, x, top: top - 14, bottom: picks ? top : base, step: 0 })}
      />
      {picks ? (
        <Stretch
          id={id}
          {...{ ends, picks, pitch, x, y: top, structure: 'twill' }}
          colour={(pick) => threadColour(channels[agentOf(picks - 1 - pick, rows)] ?? 'data')}
          weft={4.1}
          warp={1.3}
        />
      ) : null}
      <text
        x={centre}
        y={top - 20}
        textAnchor="middle"
        fontSize="var(--drawn-m)"
        fontWeight="560"
        className="svg-cap"
        // The line of the cost may run behind a figure.
        stroke="var(--color-paper)"
        strokeWidth="6"
        paintOrder="stroke"
      >
        {value}
      </text>
      <text x={centre} y={base + 22} textAnchor="middle" fontSize="var(--drawn-m)" className="svg-cap">
        {name}
      </text>
    </>
  );
}

/** Index of the agent to whose return a row belongs, counted from the bottom. */
function agentOf(row: number, rows: readonly number[]): number {
  return row < (rows[0] ?? 0) ? 0 : 1;
}

function describeReturn(months: readonly ReturnMonth[], cost: number): string {
  const values = months.map(({ returned }, index) => `month ${index + 1} ${dollars(total(returned))}`);
  const back = months.findIndex(({ returned }) => total(returned) >= cost);
  const end = back < 0 ? '' : ` The ${dollars(cost)} are back in month ${back + 1}.`;
  return `Returned by the end of each month: ${list(values)}.${end}`;
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** "$42k", and "$0" for nothing. */
function thousands(amount: number): string {
  return amount ? `$${Math.round(amount / 1000)}k` : '$0';
}
