import { clsx } from 'clsx';
import { type FormEvent, useRef, useState } from 'react';
import { ArrowButton } from '#components/arrow-button.tsx';
import { ArrowLink } from '#components/arrow-link.tsx';
import { contactWithNumbers, type OwnNumbers } from '#leads/contact-address.ts';
import type { PricingFacts } from '#model/facts/pricing.ts';
import { filled } from '#model/filled.ts';
import {
  type Curve,
  DAYS_A_YEAR,
  dayBack,
  paidBy,
  returnedBy,
  type UsedAgent,
} from '#model/first-year.ts';
import { dollars } from '#model/sentence.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { raggedWarp } from '#weave/drawdown.tsx';
import { Drawing } from '#weave/drawing.tsx';
import { percent } from '#weave/figure.ts';
import { range } from '#weave/geometry.ts';
import styles from './own-return.module.css';

/** Milliseconds without typing before the figure follows. */
const PAUSE_MS = 500;
const MONTHS = 12;

const FIELDS = ['hours', 'people', 'hourly'] as const satisfies readonly (keyof OwnNumbers)[];

type OwnReturnFacts = PricingFacts['own'];

interface View {
  /** While a field has an error, the last that were whole. */
  numbers?: OwnNumbers | undefined;
  errors: Partial<Record<keyof OwnNumbers, string>>;
}

/** Until there are three numbers, and without JavaScript, that of the worked example. */
export function OwnReturn({ facts }: { facts: OwnReturnFacts }) {
  const { agents, starts, measuredOn, told, instead } = facts;
  const fields = useRef<HTMLFieldSetElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [{ numbers, errors }, setView] = useState<View>({ errors: {} });
  const readNow = () => {
    clearTimeout(timer.current);
    const read = fields.current && viewOf(fields.current, facts);
    if (read) setView(({ numbers }) => (isRefused(read) ? { ...read, numbers } : read));
  };
  const readSoon = ({ target }: FormEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    follow(target, facts);
    clearTimeout(timer.current);
    timer.current = setTimeout(readNow, target.type === 'range' ? 0 : PAUSE_MS);
  };
  const begin = (start: OwnNumbers) => {
    for (const field of FIELDS) {
      const control = fields.current?.querySelector<HTMLInputElement>(`[name="own-${field}"]`);
      if (!control) continue;
      control.value = String(start[field]);
      follow(control, facts);
    }
    readNow();
  };
  const used = numbers ? [ownAgent(numbers, facts)] : agents;
  const [returned, paid] = [returnedBy(used), paidBy(used, facts)];
  const back = dayBack(returned, paid);
  const sums = filled(told.after, {
    paid: dollars(paid(DAYS_A_YEAR)),
    returned: dollars(returned(DAYS_A_YEAR)),
  });
  return (
    <div className={clsx('grid-12 apart', styles.own)}>
      <div className="to-4">
        <h3 id="own-return-heading">{facts.heading}</h3>
        <p className={clsx('small script-only screen-only', styles.text)}>{facts.text}</p>
        {/* No form: there is nothing to send. */}
        <fieldset
          ref={fields}
          className={clsx('script-only screen-only', styles.fields)}
          aria-labelledby="own-return-heading"
          onInput={readSoon}
          onBlur={readNow}
        >
          <div className={styles.starts}>
            {starts.map(({ label, ...start }) => (
              <Button
                key={label}
                variant="bare"
                className="tag"
                aria-pressed={FIELDS.every((field) => numbers?.[field] === start[field])}
                onClick={() => begin(start)}
              >
                {label}
              </Button>
            ))}
          </div>
          {FIELDS.map((field) => {
            const { label, least, slider } = facts.fields[field];
            return (
              <div key={field}>
                <TextField
                  name={`own-${field}`}
                  label={label}
                  error={errors[field]}
                  required
                  maxLength={12}
                  inputMode="decimal"
                  autoComplete="off"
                />
                <input
                  type="range"
                  aria-label={label}
                  min={Math.ceil(least)}
                  max={slider}
                  defaultValue={1}
                />
              </div>
            );
          })}
        </fieldset>
      </div>
      <figure className="figure from-6" data-stale={isRefused({ errors }) || undefined}>
        <p className={styles.result} role="status">
          <span className="small">{numbers ? facts.yours : facts.example}</span>
          <b>{back === undefined ? told.never : filled(told.back, { day: String(back) })}</b>
          <span>{back === undefined ? `${told.advice} ${sums}` : sums}</span>
        </p>
        <OwnReturnFigure
          returned={returned}
          paid={paid}
          back={back}
          numbers={numbers}
          measuredOn={measuredOn}
        />
        <figcaption className="small">{facts.assumptions}</figcaption>
        {numbers ? (
          <p className={styles.next}>
            {back === undefined ? (
              instead.map(({ label, href }) => (
                <ArrowLink key={href} href={href}>
                  {label}
                </ArrowLink>
              ))
            ) : (
              <ArrowButton variant="line" href={contactWithNumbers(numbers, back)}>
                {facts.next}
              </ArrowButton>
            )}
          </p>
        ) : null}
      </figure>
    </div>
  );
}

const isRefused = ({ errors }: View) => Object.keys(errors).length > 0;

/** Each follows the other; the slider goes to its beginning for what is no number. */
function follow(control: HTMLInputElement, { fields }: OwnReturnFacts): void {
  const pair = control.closest(`.${styles.fields} > div`)?.querySelectorAll('input') ?? [];
  const [field, slider] = pair;
  if (!field || !slider) return;
  const limits = fields[field.name.replace('own-', '') as keyof OwnNumbers];
  if (control === slider) field.value = slider.value;
  else slider.value = String(readNumber(field.value, limits) ?? slider.min);
}

/** An empty field is no error yet. */
function viewOf(element: HTMLElement, { fields, refused }: OwnReturnFacts): View {
  const errors: View['errors'] = {};
  const [hours, people, hourly] = FIELDS.map((field) => {
    const text =
      element.querySelector<HTMLInputElement>(`[name="own-${field}"]`)?.value.trim() ?? '';
    const { least, most } = fields[field];
    const number = readNumber(text, { least, most });
    const limits = { least: least.toLocaleString('en-US'), most: most.toLocaleString('en-US') };
    if (text && number === undefined) errors[field] = filled(refused, limits);
    return number;
  });
  const isWhole = hours !== undefined && people !== undefined && hourly !== undefined;
  return { numbers: isWhole ? { hours, people, hourly } : undefined, errors };
}

/**
 * As people write it: "1,250", "$80", "7.5" and "7,5".
 * @returns nothing for what is no number, or outside the limits
 */
export function readNumber(
  text: string,
  { least, most }: { least: number; most: number },
): number | undefined {
  const plain = text.replace(/[\s$]/g, '').replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  const number =
    /^(\d+|\d{1,3}(,\d{3})+)?(\.\d+)?$/.test(plain) && plain
      ? Number(plain.replaceAll(',', ''))
      : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

/** With the calendar of the example's first. */
export function ownAgent(
  { hours, people, hourly }: OwnNumbers,
  { agents: [like], ownHours }: Pick<OwnReturnFacts, 'agents' | 'ownHours'>,
): UsedAgent {
  const net = ((hours * people * hourly) / 7) * (DAYS_A_YEAR / MONTHS);
  return { ...like, net, own: ownHours * hourly };
}

/** Distance of threads in view box units, days to a thread, rows, and those up to the whole fee. */
const CLOTH = { pitch: 7, days: 4, rows: 44, feeRows: 22 };
const THREADS = DAYS_A_YEAR / CLOTH.days;

interface OwnReturnFigureProps {
  returned: Curve;
  paid: Curve;
  back: number | undefined;
  measuredOn: number;
  /** With them the cloth rises anew. */
  numbers?: OwnNumbers | undefined;
}

/**
 * As much cloth as has come back, and what was paid as a stair over it; decorative, because a
 * sentence beside it says the same. The cloth fills its box; words and lines over it keep their
 * size.
 */
export function OwnReturnFigure({
  returned,
  paid,
  back,
  numbers,
  measuredOn,
}: OwnReturnFigureProps) {
  const { pitch, rows, feeRows } = CLOTH;
  const fee = paid(measuredOn);
  const share = (day: number) => percent(day / DAYS_A_YEAR);
  const height = (amount: number) => 1 - ((amount / fee) * feeRows) / rows;
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
            d={returnedCloth(returned, fee)}
            stroke="var(--color-data)"
            strokeWidth={pitch * 0.82}
          />
        </Drawing>
        {numbers ? <span key={Object.values(numbers).join()} className={styles.cover} /> : null}
        <svg viewBox={`0 0 ${DAYS_A_YEAR} 1`} preserveAspectRatio="none" aria-hidden="true">
          {/* Cloth above the stair has come on top. */}
          <path
            fill="var(--color-paper)"
            fillOpacity="0.7"
            stroke="var(--color-email)"
            strokeWidth="5"
            d={stair((day) => height(paid(day)))}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <svg aria-hidden="true">
          <line
            x1={share(measuredOn)}
            x2={share(measuredOn)}
            y2="100%"
            stroke="var(--color-ink)"
            strokeDasharray="1 5"
          />
          {/* Beside an early knot it is above it. */}
          <text y={percent(height(fee))} dy={back && back < 120 ? -30 : -12}>
            {dollars(fee)} <tspan className="wide">paid</tspan>
          </text>
          {back === undefined ? null : <Knot x={share(back)} y={percent(height(paid(back)))} />}
        </svg>
      </div>
      <svg className={styles.foot} aria-hidden="true">
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

function Knot({ x, y }: { x: string; y: string }) {
  return (
    <g fill="none" stroke="var(--color-voice)">
      <line strokeWidth="2.4" x1={x} x2={x} y1={y} y2="100%" />
      <svg x={x} y={y} overflow="visible" aria-hidden="true">
        <path strokeWidth="4" d="M-11-7c9-9 22 5 11 11s-18-6-9-11S11-6 13 5" />
      </svg>
    </g>
  );
}

function stair(heightOn: (day: number) => number): string {
  const steps = range(MONTHS).map(
    (month) =>
      `V${heightOn(month * (DAYS_A_YEAR / MONTHS) + 1)}H${(month + 1) * (DAYS_A_YEAR / MONTHS)}`,
  );
  return `M0 1${steps.join('')}h9V1`;
}

/**
 * Each row begins on the day on which its share of the cost is back. The weft lies on two threads
 * and under two, shifted by one in each row.
 */
function returnedCloth(returned: Curve, fee: number): string {
  const { pitch, rows, feeRows, days } = CLOTH;
  const reached = range(THREADS).map((thread) =>
    Math.floor((returned((thread + 1) * days) / fee) * feeRows),
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
