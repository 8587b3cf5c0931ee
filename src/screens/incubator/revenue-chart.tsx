import { useId } from 'react';
import { list } from '#model/sentence.ts';
import { type Channel, channelLabel, threadColour } from '#weave/channels.ts';
import { Drawing } from '#weave/drawing.tsx';
import { round } from '#weave/geometry.ts';
import { Stretch } from '#weave/stretch.tsx';

/** A month's recurring revenue: thousands of dollars by the channel they were sold in, first sold first. */
export type RevenueMonth = readonly (readonly [channel: Channel, thousands: number])[];

/** All of a month's revenue, in thousands of dollars. */
export function thousandsOf(month: RevenueMonth): number {
  return month.reduce((sum, [, thousands]) => sum + thousands, 0);
}

/** Geometry of the chart, in view box units. */
export type ChartVariant = {
  ends: number;
  pitch: number;
  /** Between two columns. */
  gap: number;
  /** Height of a thousand dollars. */
  unit: number;
  /** Room left of the columns for the scale; 0 writes the scale above its lines. */
  scaleWidth: number;
  monthWord: string;
};

export const CHART_WIDE: ChartVariant = {
  ends: 22,
  pitch: 5,
  gap: 44,
  unit: 4.4,
  scaleWidth: 52,
  monthWord: 'Month ',
};

export const CHART_NARROW: ChartVariant = {
  ends: 7,
  pitch: 4.4,
  gap: 12,
  unit: 3.6,
  scaleWidth: 0,
  monthWord: '',
};

const TOP = 20;
const SCALE = [0, 25, 50, 75, 100];

type RevenueChartProps = {
  months: readonly RevenueMonth[];
  variant: ChartVariant;
  id?: string;
  className?: string | undefined;
};

/**
 * Draws monthly revenue as woven columns on one base line, as high as the month was; each channel is one band
 * of its column, as high as its sales.
 */
export function RevenueChart({ months, variant, id, className }: RevenueChartProps) {
  const generated = useId();
  const step = variant.ends * variant.pitch + variant.gap;
  const width = round(variant.scaleWidth + months.length * step);
  const base = TOP + 100 * variant.unit;
  const middle = variant.scaleWidth + (months.length / 2) * step;
  return (
    <Drawing
      className={className}
      viewBox={`0 -20 ${width} ${100 * variant.unit + 70}`}
      label={describeRevenue(months)}
    >
      {SCALE.map((thousands) => (
        <ScaleLine key={thousands} thousands={thousands} variant={variant} width={width} />
      ))}
      {months.map((month, index) => (
        <Column
          key={`$${thousandsOf(month)}k`}
          month={month}
          number={index + 1}
          variant={variant}
          x={round(variant.scaleWidth + variant.gap / 2 + index * step)}
          id={`${id ?? generated}${index}`}
        />
      ))}
      <path d={`M${round(middle)}-8V${base + 30}`} stroke="var(--color-ink)" strokeDasharray="1 5" />
    </Drawing>
  );
}

function ScaleLine({
  thousands,
  variant,
  width,
}: {
  thousands: number;
  variant: ChartVariant;
  width: number;
}) {
  const y = round(TOP + (100 - thousands) * variant.unit);
  return (
    <>
      <path
        d={`M${variant.scaleWidth} ${y}H${width}`}
        stroke={thousands ? 'var(--color-rule)' : 'var(--color-ink)'}
      />
      {/* Leaves out the zero where there is no room left of the columns: the first column would cover it. */}
      {thousands || variant.scaleWidth ? (
        <text y={y + (variant.scaleWidth ? 4 : -5)} fontSize="var(--drawn-s)" className="svg-cap">
          {thousands ? `$${thousands}k` : '$0'}
        </text>
      ) : null}
    </>
  );
}

type ColumnProps = { month: RevenueMonth; number: number; variant: ChartVariant; x: number; id: string };

function Column({ month, number, variant, x, id }: ColumnProps) {
  const { ends, pitch, unit } = variant;
  const thousands = thousandsOf(month);
  const picksOf = (amount: number) => Math.round((amount * unit) / pitch);
  const picks = picksOf(thousands);
  const base = TOP + 100 * unit;
  const top = round(base - picks * pitch);
  const centre = round(x + (ends * pitch) / 2);
  /** The channel of a pick, counted from the top: the first of which enough was sold to reach it. */
  const channelOf = (pick: number) =>
    month.find((_, index) => picks - pick <= picksOf(thousandsOf(month.slice(0, index + 1))))?.[0] ?? 'voice';
  return (
    <g data-month={number}>
      <path
        fill="var(--color-paper)"
        d={`M${round(x - 3)} ${round(top - 1)}h${round(ends * pitch + 6)}v${round(picks * pitch)}h${-round(ends * pitch + 6)}`}
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
        y={round(top - 9)}
        textAnchor="middle"
        fontSize="var(--drawn-s)"
        fontWeight="560"
        className="svg-cap"
        data-value
      >
        ${thousands}k
      </text>
      <text x={centre} y={round(base + 22)} textAnchor="middle" fontSize="var(--drawn-s)" className="svg-cap">
        {variant.monthWord}
        {number}
      </text>
    </g>
  );
}

function describeRevenue(months: readonly RevenueMonth[]): string {
  const described = months.map((month, index) => {
    const parts = month.map(([channel, thousands]) => {
      const name = channelLabel(channel).toLowerCase();
      return month.length > 1 ? `${name} $${thousands}k` : name;
    });
    return `month ${index + 1} $${thousandsOf(month)}k (${parts.join(', ')})`;
  });
  return `Monthly recurring revenue: ${list(described)}.`;
}
