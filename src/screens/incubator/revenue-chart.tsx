import type { IncubatorPage } from '#model/facts/incubator.ts';
import { type Currency, thousands as written } from '#model/money.ts';
import { list } from '#model/sentence.ts';
import { channelLabel, threadColor } from '#weave/channels.ts';
import { Stretch } from '#weave/drawdown.tsx';
import { Drawing } from '#weave/drawing.tsx';
import { type Figure, rule } from '#weave/figure.ts';
import { round } from '#weave/geometry.ts';

type RevenueMonth = Pick<IncubatorPage['revenue']['months'][number], 'sold'>;
type RevenueFacts = { months: readonly RevenueMonth[]; currency: Currency };

export const thousandsOf = ({ sold }: RevenueMonth) =>
  sold.reduce((sum, { thousands }) => sum + thousands, 0);

export const numbered = <T extends RevenueMonth>(months: readonly T[]) =>
  months.map((month, index) => ({ ...month, number: index + 1 }));

/**
 * In view box units; a `unit` is a thousand. Without room at the left the scale is above its lines.
 */
const WIDE = {
  className: 'wide',
  ends: 28,
  pitch: 4,
  gap: 42,
  unit: 2.8,
  scaleWidth: 52,
  monthWord: 'Month ',
};
type ChartVariant = typeof WIDE;
const NARROW: ChartVariant = {
  className: 'narrow',
  ends: 7,
  pitch: 4.4,
  gap: 12,
  unit: 3.6,
  scaleWidth: 0,
  monthWord: '',
};

const SCALE = [0, 25, 50, 75, 100];
/** A value has this room above the highest line: in the frame, and before that in the view box. */
const [ABOVE, TOP] = [20, 20];
const FOOT = 30;

function measuresOf({ ends, pitch, gap, unit, scaleWidth }: ChartVariant, months: number) {
  const step = round(ends * pitch + gap);
  const base = round(TOP + 100 * unit);
  return {
    step,
    base,
    width: round(scaleWidth + months * step),
    height: round(ABOVE + base + FOOT),
  };
}

const RevenueDrawing = (facts: RevenueFacts) =>
  [WIDE, NARROW].map((variant) => (
    <RevenueChart key={variant.className} {...facts} variant={variant} />
  ));

function RevenueChart({ variant, ...facts }: RevenueFacts & { variant: ChartVariant }) {
  const { months, currency } = facts;
  const { gap, unit, scaleWidth, className } = variant;
  const { step, base, width, height } = measuresOf(variant, months.length);
  const middle = round(scaleWidth + (months.length / 2) * step);
  const values = months.map((month) => written(thousandsOf(month) * 1000, currency));
  // A narrow column has room for "$100k"; the scale names the currency.
  const isNamed = scaleWidth > 0 || values.every((value) => value.length < 6);
  const heightOf = (thousands: number) => round(base - thousands * unit);
  return (
    <Drawing className={className} viewBox={`0 ${-ABOVE} ${width} ${height}`} label={label(facts)}>
      {SCALE.map((thousands) => (
        <path
          key={thousands}
          d={`M${scaleWidth} ${heightOf(thousands)}H${width}`}
          stroke={thousands ? 'var(--color-rule)' : 'var(--color-ink)'}
        />
      ))}
      {/* The first column would cover the zero. */}
      {SCALE.slice(scaleWidth ? 0 : 1).map((thousands) => (
        <text
          key={thousands}
          y={heightOf(thousands) + (scaleWidth ? 4 : -5)}
          fontSize="var(--drawn-m)"
          className="svg-cap"
        >
          {written(thousands * 1000, currency)}
        </text>
      ))}
      {numbered(months).map(({ number, ...month }) => (
        <Column
          key={number}
          month={month}
          value={isNamed ? values[number - 1] : `${thousandsOf(month)}k`}
          number={number}
          variant={variant}
          x={round(scaleWidth + gap / 2 + (number - 1) * step)}
          base={base}
          id={`revenue-${className}-${number}`}
        />
      ))}
      <path d={`M${middle}-8V${base + FOOT}`} stroke="var(--color-ink)" strokeDasharray="1 5" />
    </Drawing>
  );
}

interface ColumnProps extends Record<'number' | 'x' | 'base', number> {
  month: RevenueMonth;
  value: string | undefined;
  variant: ChartVariant;
  id: string;
}

function Column({ month, value, number, variant, x, base, id }: ColumnProps) {
  const { ends, pitch, unit } = variant;
  const thousands = thousandsOf(month);
  const picksOf = (amount: number) => Math.round((amount * unit) / pitch);
  const picks = picksOf(thousands);
  const top = round(base - picks * pitch);
  const words = {
    x: round(x + (ends * pitch) / 2),
    textAnchor: 'middle',
    fontSize: 'var(--drawn-m)',
    className: 'svg-cap',
  } as const;
  /** Picks count from the top; the first channel of which enough was sold reaches it. */
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
        ends={ends}
        picks={picks}
        pitch={pitch}
        x={x}
        y={top}
        structure="twill"
        firstPick={number - 1}
        color={(pick) => threadColor(channelOf(pick))}
        weft={pitch * 0.82}
        warp={1.3}
      />
      <text {...words} y={round(top - 9)} fontWeight="560" data-value>
        {value}
      </text>
      <text {...words} y={round(base + 22)}>
        {variant.monthWord}
        {number}
      </text>
    </g>
  );
}

function label({ months, currency }: RevenueFacts) {
  const described = numbered(months).map(({ number, ...month }) => {
    const parts = month.sold.map(({ channel, thousands }) => {
      const name = channelLabel(channel).toLowerCase();
      return month.sold.length > 1 ? `${name} ${written(thousands * 1000, currency)}` : name;
    });
    const all = written(thousandsOf(month) * 1000, currency);
    return `month ${number} ${all} (${parts.join(', ')})`;
  });
  return `Monthly recurring revenue: ${list(described)}.`;
}

const part = (of: number, whole: number) => `calc(100%*${of}/${whole})`;

function sheet({ months }: RevenueFacts) {
  const places = (variant: ChartVariant) => {
    const { step, width, height } = measuresOf(variant, months.length);
    return rule('[data-revenue]', {
      '--scale-width': part(variant.scaleWidth, width),
      '--shape': `${round(months.length * step)}/${height}`,
    });
  };
  return `${places(WIDE)}@media (width<40rem){${places(NARROW)}}`;
}

export const revenueFigure: Figure<RevenueFacts> = { Drawing: RevenueDrawing, sheet, label };
