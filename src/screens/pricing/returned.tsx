import { type ReactNode, useId } from 'react';
import type { PricingFacts } from '#model/facts/pricing.ts';
import { dollars, list } from '#model/sentence.ts';
import { type Channel, threadColour } from '#weave/channels.ts';
import { raggedWarp, Stretch } from '#weave/drawdown.tsx';
import { Drawing } from '#weave/drawing.tsx';
import { round } from '#weave/geometry.ts';
import { SideSection } from './pricing-section.tsx';
import styles from './returned.module.css';

/** What the worked example had returned month by month, and the same with the visitor's own numbers. */
export function ReturnSection({
  heading,
  text,
  link,
  caption,
  agents,
  months,
  cost,
  children,
}: PricingFacts['returned'] & { children: ReactNode }) {
  const figure = { months, channels: agents.map(({ channel }) => channel), cost };
  return (
    <SideSection
      id="return"
      heading={heading}
      beside={<p className={styles.text}>{text}</p>}
      link={link}
      below={children}
    >
      <figure className="figure from-7">
        <ReturnFigure className="wide" variant={RETURN_WIDE} {...figure} />
        <ReturnFigure className="narrow" variant={RETURN_NARROW} {...figure} />
        <figcaption className="caption">
          {agents.map(({ name, channel }) => (
            <span key={name} className={styles.key} data-channel={channel}>
              {name}
            </span>
          ))}{' '}
          {caption}
        </figcaption>
      </figure>
    </SideSection>
  );
}

/** Geometry of a chart, in view box units; more months than `widest` has room for get narrower columns, not smaller words. */
export type ReturnVariant = { ends: number; gap: number; monthWord: string; widest: number };

export const RETURN_WIDE: ReturnVariant = { ends: 13, gap: 40, monthWord: 'Month ', widest: 640 };
export const RETURN_NARROW: ReturnVariant = { ends: 7, gap: 22, monthWord: '', widest: 400 };

/** Width of a letter of the figures and months, on average. */
const LETTER = 8.6;

/** One row of threads, in dollars; its height, which is the pitch of the columns; and the room above for the figure of the tallest. */
const ROW = { dollars: 2_000, pitch: 5, top: 44 };

const WORDS = { textAnchor: 'middle', fontSize: 'var(--drawn-m)', className: 'svg-cap' } as const;

type ReturnFigureProps = {
  /** Dollars each agent had returned by the end of a month, the first agent first. */
  months: readonly { returned: readonly number[] }[];
  /** The colour of each agent. */
  channels: readonly Channel[];
  /** Dollars that have to be returned. */
  cost: number;
  variant: ReturnVariant;
  className?: string | undefined;
};

/** Columns of the dollars that agents have returned, month by month, which grow towards the line of the cost. */
export function ReturnFigure({ months, channels, cost, variant, className }: ReturnFigureProps) {
  const id = useId();
  const { pitch, top } = ROW;
  const totals = months.map(({ returned }) => total(returned));
  const { step, ends, monthWord, every } = fitted(variant, totals);
  const rowsOf = (amount: number) => Math.round(amount / ROW.dollars);
  const base = top + Math.max(...[cost, ...totals].map(rowsOf)) * pitch;
  const width = round(months.length * step);
  const line = round(base - (cost / ROW.dollars) * pitch);
  return (
    <Drawing className={className} viewBox={`0 0 ${width} ${base + 30}`} label={describeReturn(totals, cost)}>
      <path d={`M0 ${base}H${width}`} stroke="var(--color-ink)" />
      <path d={`M0 ${line}H${width}`} stroke="var(--color-ink)" strokeDasharray="1 5" />
      {months.map(({ returned: [first = 0, ...others] }, index) => {
        const [fromFirst, picks] = [rowsOf(first), rowsOf(first) + total(others.map(rowsOf))];
        const x = round(index * step + (step - ends * pitch) / 2);
        const y = base - picks * pitch;
        const words = { ...WORDS, x: round(x + (ends * pitch) / 2) };
        return (
          <g key={totals[index]}>
            <path
              stroke="var(--color-ink)"
              strokeWidth="1.3"
              d={raggedWarp(ends, { pitch, x, top: y - 14, bottom: picks ? y : base, step: 0 })}
            />
            {picks ? (
              <Stretch
                id={`${id}${index}`}
                {...{ ends, picks, pitch, x, y, structure: 'twill' }}
                colour={(pick) => threadColour(channels[picks - pick > fromFirst ? 1 : 0] ?? 'data')}
                weft={4.1}
                warp={1.3}
              />
            ) : null}
            {(months.length - 1 - index) % every === 0 ? (
              <>
                {/* The line of the cost may run behind a figure. */}
                <text {...words} className={`svg-cap ${styles.value}`} y={y - 20}>
                  {thousands(totals[index])}
                </text>
                <text {...words} y={base + 22}>
                  {`${monthWord}${index + 1}`}
                </text>
              </>
            ) : null}
          </g>
        );
      })}
      <text {...WORDS} textAnchor="start" y={line - 7}>
        {dollars(cost)}
      </text>
    </Drawing>
  );
}

/** The columns of so many months; every so many of them have words, counted from the last, so that no two touch. */
function fitted({ ends, gap, monthWord, widest }: ReturnVariant, totals: readonly number[]) {
  const step = Math.min(ends * ROW.pitch + gap, widest / totals.length);
  const widthOf = (word: string) => {
    const words = totals.flatMap((amount, index) => [thousands(amount), `${word}${index + 1}`]);
    return (Math.max(...words.map(({ length }) => length)) + 1) * LETTER;
  };
  const fitting = widthOf(monthWord) <= step ? monthWord : '';
  const threads = Math.min(ends, Math.floor((step * 0.62) / ROW.pitch));
  return { step, ends: threads, monthWord: fitting, every: Math.ceil(widthOf(fitting) / step) };
}

function describeReturn(totals: readonly number[], cost: number): string {
  const values = totals.map((amount, index) => `month ${index + 1} ${dollars(amount)}`);
  const back = totals.findIndex((amount) => amount >= cost);
  const end = back < 0 ? '' : ` The ${dollars(cost)} are back in month ${back + 1}.`;
  return `Returned by the end of each month: ${list(values)}.${end}`;
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** "$42k", and "$0" for nothing. */
function thousands(amount = 0): string {
  return amount ? `$${Math.round(amount / 1000)}k` : '$0';
}
