import { useId } from 'react';
import { CHANNELS, type Channel, threadColour } from './channels.ts';
import { raggedWarp } from './drawdown.ts';
import { Drawing } from './drawing.tsx';
import { range, round } from './geometry.ts';
import { list } from './sentence.ts';
import { Stretch } from './stretch.tsx';

/** A month's recurring revenue in thousands of dollars, and the channels it was sold in, first sold first. */
export type RevenueMonth = { thousands: number; channels: readonly Channel[] };

/** Geometry of the chart, in view box units. */
export type ChartCut = {
  ends: number;
  pitch: number;
  /** Between two columns. */
  gap: number;
  /** Height of a thousand dollars. */
  unit: number;
  /** Room left of the columns for the scale; 0 writes the scale above its lines. */
  scaleWidth: number;
  valueSize: number;
  monthWord: string;
};

export const CHART_WIDE: ChartCut = {
  ends: 22,
  pitch: 5,
  gap: 44,
  unit: 4.4,
  scaleWidth: 52,
  valueSize: 14,
  monthWord: 'Month ',
};

export const CHART_NARROW: ChartCut = {
  ends: 7,
  pitch: 4.4,
  gap: 12,
  unit: 3.6,
  scaleWidth: 0,
  valueSize: 12,
  monthWord: '',
};

const TOP = 20;
const SCALE = [0, 25, 50, 75, 100];
/** Picks of one channel before the next begins. */
const BAND = 7;

type RevenueChartProps = {
  months: readonly RevenueMonth[];
  cut: ChartCut;
  id?: string;
  className?: string;
};

/** Monthly revenue as columns of cloth standing on one base line; colour shows what was sold. */
export function RevenueChart({ months, cut, id, className }: RevenueChartProps) {
  const generated = useId();
  const step = cut.ends * cut.pitch + cut.gap;
  const width = round(cut.scaleWidth + months.length * step);
  const base = TOP + 100 * cut.unit;
  const middle = cut.scaleWidth + (months.length / 2) * step;
  return (
    <Drawing
      className={className}
      viewBox={`0 -20 ${width} ${100 * cut.unit + 70}`}
      label={describeRevenue(months)}
    >
      {SCALE.map((thousands) => (
        <ScaleLine key={thousands} thousands={thousands} cut={cut} width={width} />
      ))}
      {months.map((month, index) => (
        <Column
          key={`$${month.thousands}k`}
          month={month}
          number={index + 1}
          cut={cut}
          x={round(cut.scaleWidth + cut.gap / 2 + index * step)}
          id={`${id ?? generated}${index}`}
        />
      ))}
      <path d={`M${round(middle)}-8V${base + 30}`} stroke="var(--color-ink)" strokeDasharray="1 5" />
    </Drawing>
  );
}

function ScaleLine({ thousands, cut, width }: { thousands: number; cut: ChartCut; width: number }) {
  const y = round(TOP + (100 - thousands) * cut.unit);
  return (
    <>
      <path
        d={`M${cut.scaleWidth} ${y}H${width}`}
        stroke={thousands ? 'var(--color-rule)' : 'var(--color-ink)'}
      />
      {/* Without room beside the columns the first of them would stand on the zero. */}
      {thousands || cut.scaleWidth ? (
        <text y={y + (cut.scaleWidth ? 4 : -5)} fontSize="13" className="svg-cap">
          {thousands ? `$${thousands}k` : '$0'}
        </text>
      ) : null}
    </>
  );
}

type ColumnProps = { month: RevenueMonth; number: number; cut: ChartCut; x: number; id: string };

function Column({ month, number, cut, x, id }: ColumnProps) {
  const { ends, pitch, unit } = cut;
  const picks = Math.round((month.thousands * unit) / pitch);
  const base = TOP + 100 * unit;
  const top = round(base - picks * pitch);
  const centre = round(x + (ends * pitch) / 2);
  const channelOf = (pick: number) =>
    month.channels[Math.floor((picks - 1 - pick) / BAND) % month.channels.length] ?? 'voice';
  return (
    <>
      <path
        fill="var(--color-paper)"
        d={`M${round(x - 3)} ${round(top - 1)}h${round(ends * pitch + 6)}v${round(picks * pitch)}h${-round(ends * pitch + 6)}`}
      />
      <path
        stroke="var(--color-ink)"
        strokeWidth="1.3"
        d={raggedWarp(ends, { pitch, x, top: round(top - 16), bottom: top, step: 0 })}
      />
      <Stretch
        id={id}
        {...{ ends, picks, pitch, x, y: top, structure: 'twill', firstPick: number - 1 }}
        colour={(pick) => threadColour(channelOf(pick))}
        weft={pitch * 0.82}
        warp={1.3}
      />
      <text
        x={centre}
        y={round(top - 24)}
        textAnchor="middle"
        fontSize={cut.valueSize}
        fontWeight="560"
        className="svg-cap svg-value"
      >
        ${month.thousands}k
      </text>
      <text x={centre} y={round(base + 22)} textAnchor="middle" fontSize="13" className="svg-cap">
        {cut.monthWord}
        {number}
      </text>
    </>
  );
}

function describeRevenue(months: readonly RevenueMonth[]): string {
  const values = months.map(({ thousands }, index) => `month ${index + 1} $${thousands}k`);
  const sold = new Set(range(months.length).flatMap((index) => months[index]?.channels ?? []));
  const names = CHANNELS.filter(({ id }) => sold.has(id)).map(({ label }) => label.toLowerCase());
  return `Monthly recurring revenue: ${list(values)}. Sold as ${list(names)}.`;
}
