import { useId } from 'react';
import { Terms } from '#components/facts.tsx';
import type { IncubatorPage } from '#model/facts/incubator.ts';
import { count, list } from '#model/sentence.ts';
import { CHANNELS, channelLabel, threadColour } from '#weave/channels.ts';
import { Stretch } from '#weave/drawdown.tsx';
import { Drawing } from '#weave/drawing.tsx';
import { round } from '#weave/geometry.ts';
import styles from './revenue.module.css';

/**
 * A month's recurring revenue: thousands of dollars by the channel they were sold in, first sold
 * first.
 */
type RevenueMonth = Pick<IncubatorPage['revenue']['months'][number], 'sold'>;

/** All of a month's revenue, in thousands of dollars. */
const thousandsOf = ({ sold }: RevenueMonth) =>
  sold.reduce((sum, { thousands }) => sum + thousands, 0);

export function Revenue({ revenue }: { revenue: IncubatorPage['revenue'] }) {
  const { months } = revenue;
  return (
    <section className="sect wrap" aria-labelledby="revenue-heading">
      <div className={`grid-12 head ${styles.revenue}`}>
        <h2 id="revenue-heading" className="to-7">
          {revenue.heading}
        </h2>
        <p className="note from-9">
          {revenue.key}{' '}
          {CHANNELS.map(({ id, label }, index) => (
            <span key={id} data-channel={id}>
              {index > 0 ? ', ' : ''}
              <b>{label.toLowerCase()}</b>
            </span>
          ))}
          .
        </p>
      </div>
      <figure className={`figure ${styles.chart}`}>
        <RevenueChart className="wide" months={months} variant={CHART_WIDE} />
        <RevenueChart className="narrow" months={months} variant={CHART_NARROW} />
        <Months months={months} />
        <figcaption className="note">{revenue.note}</figcaption>
      </figure>
      <div className={styles.stages}>
        {revenue.stages.map(({ heading, text, facts }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
            <Terms className="terms" rows={facts.map(({ name, value }) => [name, value])} />
          </div>
        ))}
      </div>
    </section>
  );
}

/**
 * Covers each column of the chart until its month has come, and lists the parts of the month on a
 * press. Native `details`, of which one is open at a time, so that it needs no script; with one
 * they are one stop of the Tab key.
 */
function Months({ months }: Pick<IncubatorPage['revenue'], 'months'>) {
  return (
    <ol className={styles.months} aria-label="The months one by one" data-behaviour="arrow-keys">
      {months.map((month, index) => (
        <li key={thousandsOf(month)} data-thousands={thousandsOf(month)}>
          <details name="revenue-month">
            <summary aria-label={`Month ${index + 1}`} />
            <p className={`small ${styles.told}`}>
              <b>
                Month {index + 1}: ${thousandsOf(month)}k, {count(month.clients, 'client')}
              </b>{' '}
              {month.sold.map(({ channel, thousands }) => (
                <span key={channel} data-channel={channel}>
                  <b>{channelLabel(channel).toLowerCase()}</b>{' '}
                  <span className="num">${thousands}k</span>
                </span>
              ))}
            </p>
          </details>
        </li>
      ))}
    </ol>
  );
}

/**
 * Geometry of the chart, in view box units: threads of a column and their distance, the gap between
 * two columns, the height of a thousand dollars, and the room left of the columns for the scale; 0
 * writes the scale above its lines.
 */
interface ChartVariant {
  ends: number;
  pitch: number;
  gap: number;
  unit: number;
  scaleWidth: number;
  monthWord: string;
}

/** The covers of the months repeat these numbers (revenue.module.css). */
const CHART_WIDE: ChartVariant = {
  ...{ ends: 22, pitch: 5, gap: 44, unit: 4.4 },
  ...{ scaleWidth: 52, monthWord: 'Month ' },
};
const CHART_NARROW: ChartVariant = {
  ends: 7,
  pitch: 4.4,
  gap: 12,
  unit: 3.6,
  scaleWidth: 0,
  monthWord: '',
};

const TOP = 20;
const SCALE = [0, 25, 50, 75, 100];

interface RevenueChartProps {
  months: readonly RevenueMonth[];
  variant?: ChartVariant;
  className?: string | undefined;
}

/**
 * Monthly revenue as woven columns on one base line, as high as the month was; each channel is one
 * band of its column.
 */
export function RevenueChart({ months, variant = CHART_WIDE, className }: RevenueChartProps) {
  const id = useId();
  const { ends, pitch, gap, unit, scaleWidth } = variant;
  const step = ends * pitch + gap;
  const width = round(scaleWidth + months.length * step);
  const middle = round(scaleWidth + (months.length / 2) * step);
  const heightOf = (thousands: number) => round(TOP + (100 - thousands) * unit);
  return (
    <Drawing
      className={className}
      viewBox={`0 -20 ${width} ${100 * unit + 70}`}
      label={describeRevenue(months)}
    >
      {SCALE.map((thousands) => (
        <path
          key={thousands}
          d={`M${scaleWidth} ${heightOf(thousands)}H${width}`}
          stroke={thousands ? 'var(--color-rule)' : 'var(--color-ink)'}
        />
      ))}
      {/* Leaves out the zero where there is no room left of the columns: the first column would
          cover it. */}
      {SCALE.slice(scaleWidth ? 0 : 1).map((thousands) => (
        <text
          key={thousands}
          y={heightOf(thousands) + (scaleWidth ? 4 : -5)}
          fontSize="var(--drawn-m)"
          className="svg-cap"
        >
          {thousands ? `$${thousands}k` : '$0'}
        </text>
      ))}
      {months.map((month, index) => (
        <Column
          key={`$${thousandsOf(month)}k`}
          month={month}
          number={index + 1}
          variant={variant}
          x={round(scaleWidth + gap / 2 + index * step)}
          id={`${id}${index}`}
        />
      ))}
      <path
        d={`M${middle}-8V${heightOf(0) + 30}`}
        stroke="var(--color-ink)"
        strokeDasharray="1 5"
      />
    </Drawing>
  );
}

type ColumnProps = {
  month: RevenueMonth;
  number: number;
  variant: ChartVariant;
  x: number;
  id: string;
};

function Column({ month, number, variant, x, id }: ColumnProps) {
  const { ends, pitch, unit } = variant;
  const thousands = thousandsOf(month);
  const picksOf = (amount: number) => Math.round((amount * unit) / pitch);
  const picks = picksOf(thousands);
  const base = TOP + 100 * unit;
  const top = round(base - picks * pitch);
  const label = {
    x: round(x + (ends * pitch) / 2),
    textAnchor: 'middle',
    fontSize: 'var(--drawn-m)',
    className: 'svg-cap',
  } as const;
  /**
   * The channel of a pick, counted from the top: the first of which enough was sold to reach it.
   */
  const channelOf = (pick: number) =>
    month.sold.find(
      (_, index) => picks - pick <= picksOf(thousandsOf({ sold: month.sold.slice(0, index + 1) })),
    )?.channel ?? 'voice';
  const ground = round(ends * pitch + 6);
  return (
    <g data-month={number}>
      <path
        fill="var(--color-paper)"
        d={`M${round(x - 3)} ${round(top - 1)}h${ground}v${round(picks * pitch)}h${-ground}`}
      />
      <Stretch
        id={id}
        {...{ ends, picks, pitch, x, y: top, structure: 'twill', firstPick: number - 1 }}
        colour={(pick) => threadColour(channelOf(pick))}
        weft={pitch * 0.82}
        warp={1.3}
      />
      <text {...label} y={round(top - 9)} fontWeight="560" data-value>
        ${thousands}k
      </text>
      <text {...label} y={round(base + 22)}>
        {variant.monthWord}
        {number}
      </text>
    </g>
  );
}

function describeRevenue(months: readonly RevenueMonth[]): string {
  const described = months.map((month, index) => {
    const parts = month.sold.map(({ channel, thousands }) => {
      const name = channelLabel(channel).toLowerCase();
      return month.sold.length > 1 ? `${name} $${thousands}k` : name;
    });
    return `month ${index + 1} $${thousandsOf(month)}k (${parts.join(', ')})`;
  });
  return `Monthly recurring revenue: ${list(described)}.`;
}
