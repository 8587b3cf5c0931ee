import { type ReactNode, useId } from 'react';
import type { PricingFacts } from '#model/facts/pricing.ts';
import { dollars } from '#model/money.ts';
import { list } from '#model/sentence.ts';
import { type Channel, threadColour } from '#weave/channels.ts';
import { raggedWarp } from '#weave/drawdown.ts';
import { Drawing } from '#weave/drawing.tsx';
import { round } from '#weave/geometry.ts';
import { Stretch } from '#weave/stretch.tsx';
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
      <figure className="from-7">
        <ReturnFigure className={styles.wide} variant={RETURN_WIDE} {...figure} />
        <ReturnFigure className={styles.narrow} variant={RETURN_NARROW} {...figure} />
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

/** Dollars each agent had returned by the end of a month, the first agent first. */
export type ReturnMonth = { returned: readonly number[] };

/** Geometry of a chart, in view box units; more months than `widest` has room for get narrower columns, not smaller words. */
export type ReturnVariant = { ends: number; gap: number; monthWord: string; widest: number };

export const RETURN_WIDE: ReturnVariant = { ends: 13, gap: 40, monthWord: 'Month ', widest: 640 };
export const RETURN_NARROW: ReturnVariant = { ends: 7, gap: 22, monthWord: '', widest: 400 };

/** Width of a letter of the figures and months, on average. */
const LETTER = 8.6;

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
  const { step, ends, monthWord, every } = fitted(variant, months);
  const width = round(months.length * step);
  const isNamed = (month: number) => (months.length - 1 - month) % every === 0;
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
          value={isNamed(index) ? thousands(total(returned)) : ''}
          name={isNamed(index) ? `${monthWord}${index + 1}` : ''}
          x={round(index * step + (step - ends * ROW.pitch) / 2)}
          id={`${id ?? generated}${index}`}
          {...{ base, channels, ends }}
        />
      ))}
      <text x="0" y={line - 7} fontSize="var(--drawn-m)" className="svg-cap">
        {dollars(cost)}
      </text>
    </Drawing>
  );
}

/** The columns of so many months; every so many of them have words, counted from the last, so that no two touch. */
function fitted({ ends, gap, monthWord, widest }: ReturnVariant, months: readonly ReturnMonth[]) {
  const step = Math.min(ends * ROW.pitch + gap, widest / months.length);
  const wordsOf = (word: string) =>
    months.flatMap(({ returned }, index) => [thousands(total(returned)), `${word}${index + 1}`]);
  const widthOf = (words: string[]) => (Math.max(...words.map(({ length }) => length)) + 1) * LETTER;
  const fittingWord = widthOf(wordsOf(monthWord)) <= step ? monthWord : '';
  return {
    step,
    ends: Math.min(ends, Math.floor((step * 0.62) / ROW.pitch)),
    monthWord: fittingWord,
    every: Math.ceil(widthOf(wordsOf(fittingWord)) / step),
  };
}

type ColumnProps = {
  /** Rows of each agent. */
  rows: readonly number[];
  channels: readonly Channel[];
  value: string;
  name: string;
  ends: number;
  x: number;
  base: number;
  id: string;
};

function Column({ rows, channels, value, name, ends, x, base, id }: ColumnProps) {
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
      {value ? (
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
      ) : null}
      {name ? (
        <text x={centre} y={base + 22} textAnchor="middle" fontSize="var(--drawn-m)" className="svg-cap">
          {name}
        </text>
      ) : null}
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
