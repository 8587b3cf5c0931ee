import { useId } from 'react';
import { list } from '#model/sentence.ts';
import { CHANNELS, type Channel, threadColour } from '#weave/channels.ts';
import { raggedWarp } from '#weave/drawdown.ts';
import { Drawing } from '#weave/drawing.tsx';
import { range, round } from '#weave/geometry.ts';
import { Stretch } from '#weave/stretch.tsx';

/** A month's recurring revenue in thousands of dollars, and the channels it was sold in, first sold first. */
export type RevenueMonth = { thousands: number; channels: readonly Channel[] };

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
  valueSize: number;
  monthWord: string;
};

export const CHART_WIDE: ChartVariant = {
  ends: 22,
  pitch: 5,
  gap: 44,
  unit: 4.4,
  scaleWidth: 52,
  valueSize: 14,
  monthWord: 'Month ',
};

export const CHART_NARROW: ChartVariant = {
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
  variant: ChartVariant;
  id?: string;
  className?: string | undefined;
};

/** Draws monthly revenue as woven columns on one base line; colour shows what was sold. */
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
          key={`$${month.thousands}k`}
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
      {/* Without room left of the columns, the first of them would cover the zero. */}
      {thousands || variant.scaleWidth ? (
        <text y={y + (variant.scaleWidth ? 4 : -5)} fontSize="13" className="svg-cap">
          {thousands ? `$${thousands}k` : '$0'}
        </text>
      ) : null}
    </>
  );
}

type ColumnProps = { month: RevenueMonth; number: number; variant: ChartVariant; x: number; id: string };

function Column({ month, number, variant, x, id }: ColumnProps) {
  const { ends, pitch, unit } = variant;
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
        fontSize={variant.valueSize}
        fontWeight="560"
        className="svg-cap"
        data-value
      >
        ${month.thousands}k
      </text>
      <text x={centre} y={round(base + 22)} textAnchor="middle" fontSize="13" className="svg-cap">
        {variant.monthWord}
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
