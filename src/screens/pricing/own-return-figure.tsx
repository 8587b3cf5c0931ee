import type { OwnNumbers } from '#leads/contact-address.ts';
import type { PricingFacts } from '#model/facts/pricing.ts';
import { filled } from '#model/filled.ts';
import {
  type Curve,
  DAYS_A_MONTH,
  DAYS_A_YEAR,
  dayBack,
  paidBy,
  returnedBy,
} from '#model/first-year.ts';
import { money } from '#model/money.ts';
import { raggedWarp } from '#weave/drawdown.tsx';
import { Drawing } from '#weave/drawing.tsx';
import { percent } from '#weave/figure.ts';
import { range } from '#weave/geometry.ts';
import styles from './own-return-figure.module.css';

const MONTHS = 12;

/** There are so many days to a thread, and rows above what was paid or returned for its amount. */
const CLOTH = { pitch: 7, days: 4, rows: 44, free: 6 };
const THREADS = DAYS_A_YEAR / CLOTH.days;

/** The agent has the calendar of the example's first, and costs as much to run. */
function ownAgent(
  { hours, people, hourly }: OwnNumbers,
  { agents: [like], ownHours, run }: Pick<PricingFacts['own'], 'agents' | 'ownHours' | 'run'>,
) {
  const saved = ((hours * people * hourly) / 7) * DAYS_A_MONTH;
  return { ...like, net: Math.max(0, saved - run), own: ownHours * hourly };
}

export function resultOf(facts: PricingFacts['own'], numbers?: OwnNumbers) {
  const { agents, told, currency } = facts;
  const used = numbers ? [ownAgent(numbers, facts)] : agents;
  // Of the whole fee for one agent nothing comes back.
  const credit = numbers ? 0 : facts.credit;
  const [returned, paid] = [returnedBy(used), paidBy(used, { ...facts, credit })];
  const back = dayBack(returned, paid);
  const day = back === undefined ? told.never : filled(told.back, { day: String(back) });
  const refund = credit > 0 ? money(credit, currency) : '';
  const ownUse = back && filled(told.use, { use: String(back - agents[0].liveOn) });
  const sums = filled(told.after, {
    paid: money(paid(DAYS_A_YEAR), currency),
    refund: refund && ` ${filled(told.refund, { credit: refund })}`,
    returned: money(returned(DAYS_A_YEAR), currency),
  });
  return { returned, paid, refund, back, told: day, use: numbers ? ownUse : told.alone, sums };
}

export interface OwnReturnFigureProps {
  facts: PricingFacts['own'];
  numbers?: OwnNumbers | undefined;
}

/**
 * The stair over the cloth is what was paid. All is decorative, because a sentence beside it says
 * the same. The cloth fills its box; lines over it keep their width.
 */
export function OwnReturnFigure({ facts, numbers }: OwnReturnFigureProps) {
  const { measuredOn, currency } = facts;
  const { returned, paid, refund, back } = resultOf(facts, numbers);
  const { pitch, rows, free } = CLOTH;
  const sums = { paid: paid(DAYS_A_YEAR), back: returned(DAYS_A_YEAR) };
  const most = Math.max(sums.paid, sums.back);
  const rowWorth = most / (rows - free);
  const share = (day: number) => percent(day / DAYS_A_YEAR);
  const height = (amount: number) => 1 - amount / rowWorth / rows;
  const onStair = (day: number) => percent(height(paid(day)));
  // At its line, or below where the other is near.
  const lesser = Math.min(sums.paid, sums.back) > most * 0.85 ? '1.1em' : '-0.1em';
  const end = facts.rate.months * DAYS_A_MONTH;
  return (
    <>
      <div className={styles.area}>
        <Drawing viewBox={`0 0 ${THREADS * pitch} ${rows * pitch}`} preserveAspectRatio="none">
          <path
            d={raggedWarp(THREADS, { pitch, top: 0, bottom: rows * pitch, step: 0 })}
            stroke="var(--color-edge)"
            strokeWidth="1.3"
          />
          <path
            d={returnedCloth(returned, rowWorth)}
            stroke="var(--color-data)"
            strokeWidth={pitch * 0.82}
          />
        </Drawing>
        <svg viewBox={`0 0 ${DAYS_A_YEAR} 1`} preserveAspectRatio="none" aria-hidden>
          {/* Cloth above the stair has come on top. */}
          <path
            fill="var(--color-paper)"
            fillOpacity="0.7"
            stroke="var(--color-ink)"
            strokeWidth="3"
            d={stair((day) => height(paid(day)))}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <svg aria-hidden>
          <line
            x1={share(measuredOn)}
            x2={share(measuredOn)}
            y2="100%"
            stroke="var(--color-ink)"
            strokeDasharray="1 5"
          />
          {back && (
            <g fill="var(--color-paper)" stroke="var(--color-ink)" strokeWidth="2.4">
              <line x1={share(back)} x2={share(back)} y1={onStair(back)} y2="100%" />
              <circle cx={share(back)} cy={onStair(back)} r="8" />
            </g>
          )}
          {refund && (
            <text className={styles.step} y={onStair(end - 1)}>
              <tspan x={share(end)} dy="-1.6em">
                {`${refund} refund`}
              </tspan>
              <tspan x={share(end)} dy="1.15em">
                if you stop
              </tspan>
            </text>
          )}
        </svg>
        <svg aria-hidden>
          {Object.entries(sums).map(([sum, amount]) => (
            <text key={sum} y={percent(height(amount))} textAnchor="end">
              <tspan x="100%" dy={amount === most || amount < most / 10 ? '-1em' : lesser}>
                {money(amount, currency)}
              </tspan>
              <tspan x="100%" dy="1.15em">
                {sum}
              </tspan>
            </text>
          ))}
        </svg>
      </div>
      <svg className={styles.foot} aria-hidden>
        <text y="20">Start</text>
        <text x={share(measuredOn)} y="20" textAnchor="middle">
          Day {measuredOn}
        </text>
        {[6, 9, 12].map((month) => (
          <text
            key={month}
            x={percent(month / MONTHS)}
            y="20"
            textAnchor={month === MONTHS ? 'end' : 'middle'}
          >
            Month {month}
          </text>
        ))}
      </svg>
    </>
  );
}

function stair(heightOn: (day: number) => number) {
  const steps = range(MONTHS).map(
    (month) => `V${heightOn(month * DAYS_A_MONTH + 1)}H${(month + 1) * DAYS_A_MONTH}`,
  );
  return `M0 1${steps.join('')}h9V1`;
}

/** A row begins on the day its amount is back. Weft over two, under two, shifted by one a row. */
function returnedCloth(returned: Curve, rowWorth: number) {
  const { pitch, rows, days } = CLOTH;
  const reached = range(THREADS).map((thread) =>
    Math.floor(returned((thread + 1) * days) / rowWorth),
  );
  return range(rows)
    .map((row) => {
      const y = (rows - row - 0.5) * pitch;
      const covers = (thread: number) =>
        (reached[thread] ?? 0) > row && (thread - row + 4 * rows) % 4 < 2;
      return range(THREADS)
        .filter((thread) => covers(thread) && !(thread > 0 && covers(thread - 1)))
        .map((thread) => `M${thread * pitch} ${y}h${(covers(thread + 1) ? 2 : 1) * pitch}`)
        .join('');
    })
    .join('');
}
