import { clsx } from 'clsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PricingFacts } from '#model/facts/pricing.ts';
import { filledText } from '#model/filled.ts';
import { dayOfReturn, type ReturnCurve, type ReturnPiece, returnCurve } from '#model/return-curve.ts';
import { dollars } from '#model/sentence.ts';
import { TextField } from '#ui/field.tsx';
import { raggedWarp } from '#weave/drawdown.tsx';
import { Drawing } from '#weave/drawing.tsx';
import { range } from '#weave/geometry.ts';
import styles from './own-return.module.css';

/** Pause in typing, in milliseconds, before the figure follows. */
const PAUSE_MS = 500;

interface OwnNumbers {
  /** Hours a week one person would win back. */
  hours: number;
  people: number;
  /** Cost of an hour of their work, in dollars. */
  hourly: number;
}

const DAYS_A_WEEK = 7;

const FIELDS = ['hours', 'people', 'hourly'] as const satisfies readonly (keyof OwnNumbers)[];

type OwnReturnFacts = PricingFacts['own'];

interface View {
  /** The three numbers, once all are there and within their limits. */
  numbers?: OwnNumbers | undefined;
  errors: Partial<Record<keyof OwnNumbers, string>>;
}

/** The return of the visitor's own numbers. Until there are three, and without JavaScript, that of the worked example. */
export function OwnReturn({ facts }: { facts: OwnReturnFacts }) {
  const { pieces, cost, days } = facts;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [{ numbers, errors }, setView] = useState<View>({ errors: {} });
  const readSoon = ({ currentTarget: fields }: FormEvent<HTMLElement>) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setView(viewOf(fields, facts)), PAUSE_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const [like] = pieces;
  const curve = numbers ? ownReturnCurve(numbers, like) : returnCurve(pieces);
  return (
    <div className={clsx('grid-12 apart', styles.own)}>
      <div className="to-5">
        <h3 id="own-return-heading">{facts.heading}</h3>
        <p className={clsx('note script-only screen-only', styles.text)}>{facts.text}</p>
        {/* No form: there is nothing to send. */}
        <fieldset
          className={clsx('script-only screen-only', styles.fields)}
          aria-labelledby="own-return-heading"
          onInput={readSoon}
        >
          {FIELDS.map((field) => (
            <TextField
              key={field}
              name={`own-${field}`}
              label={facts.fields[field].label}
              error={errors[field]}
              required
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
            />
          ))}
        </fieldset>
      </div>
      <figure className="figure from-7">
        <p className={styles.result} role="status">
          <b>{numbers ? facts.yours : facts.example}</b> {describeReturn(curve, cost, days)}
        </p>
        <OwnReturnFigure {...{ curve, cost, days, numbers }} liveOn={like.liveOn} />
        <figcaption className="caption">
          {facts.caption} {facts.assumptions}
        </figcaption>
      </figure>
    </div>
  );
}

/** Reads the fields; an empty one is no error yet. */
function viewOf(element: HTMLElement, { fields, refused }: OwnReturnFacts): View {
  const errors: View['errors'] = {};
  const [hours, people, hourly] = FIELDS.map((field) => {
    const text = element.querySelector<HTMLInputElement>(`[name="own-${field}"]`)?.value.trim() ?? '';
    const { least, most } = fields[field];
    const number = readNumber(text, { least, most });
    const limits = { least: least.toLocaleString('en-US'), most: most.toLocaleString('en-US') };
    if (text && number === undefined) errors[field] = filledText(refused, limits);
    return number;
  });
  const isWhole = hours !== undefined && people !== undefined && hourly !== undefined;
  return { numbers: isWhole ? { hours, people, hourly } : undefined, errors };
}

/** Says in one or two sentences whether the cost is back by the last of some days, or when it would be. */
export function describeReturn(curve: ReturnCurve, cost: number, days: number): string {
  const [fee, back] = [dollars(cost), dollars(curve(days))];
  const day = dayOfReturn(curve, cost);
  if (day === undefined)
    return `Not yet: ${back} of ${fee} on day ${days}, and not all of it within ten years.`;
  if (day > days)
    return `Not yet: ${back} of ${fee} on day ${days}. All of it would be back on day ${day.toLocaleString('en-US')}.`;
  return `Back on day ${day}: the whole ${fee}. On day ${days} it is ${back}.`;
}

/**
 * A number as people write it: "1,250", "$80", "7.5" and "7,5".
 * @returns nothing for what is no number, or outside the limits
 */
export function readNumber(
  text: string,
  { least, most }: { least: number; most: number },
): number | undefined {
  const plain = text.replace(/[\s$]/g, '').replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  const number =
    /^(\d+|\d{1,3}(,\d{3})+)?(\.\d+)?$/.test(plain) && plain ? Number(plain.replaceAll(',', '')) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

/** Follows the calendar of a piece of the worked example: a pilot first, all of the work later. */
export function ownReturnCurve({ hours, people, hourly }: OwnNumbers, like: ReturnPiece): ReturnCurve {
  return returnCurve([{ ...like, perDay: (hours * people * hourly) / DAYS_A_WEEK }]);
}

/** Distance of two threads in view box units, rows up to the pick of the cost, and rows above for a larger return. */
const CLOTH = { pitch: 7, rows: 36, above: 8 };

interface OwnReturnFigureProps {
  curve: ReturnCurve;
  cost: number;
  /** Days drawn, and the one on which the first agent is used. */
  days: number;
  liveOn: number;
  /** With numbers of the visitor's own the cloth rises anew. */
  numbers?: OwnNumbers | undefined;
}

/**
 * A thread for each day, and as much cloth as has come back; decorative, because a sentence next to it says the same. The
 * cloth fills whatever box it is given; words and the line of the cost lie over it at places in hundredths, and keep their size.
 */
export function OwnReturnFigure({ curve, cost, days, liveOn, numbers }: OwnReturnFigureProps) {
  const { pitch, rows, above } = CLOTH;
  const [width, height] = [days * pitch, (rows + above) * pitch];
  const costLine = `${((above + 0.5) / (rows + above)) * 100}%`;
  const share = (day: number) => `${(day / days) * 100}%`;
  const back = dayOfReturn(curve, cost);
  return (
    <>
      <div className={styles.area}>
        <Drawing viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
          <path
            d={raggedWarp(days, { pitch, top: 0, bottom: height, step: 0 })}
            stroke="var(--color-edge)"
            strokeWidth="1.3"
          />
          <path d={returnedCloth(curve, cost, days)} stroke="var(--color-ink)" strokeWidth={pitch * 0.82} />
        </Drawing>
        {numbers ? <span key={Object.values(numbers).join()} className={styles.cover} /> : null}
        <svg aria-hidden="true">
          <rect width="100%" height="6" y={costLine} />
          <text y={costLine} dy="-12" className="svg-cap">
            {dollars(cost)}
          </text>
          {back && back <= days ? <line x1={share(back)} x2={share(back)} y1={costLine} y2="100%" /> : null}
        </svg>
      </div>
      <svg className={styles.foot} aria-hidden="true">
        <text y="20" className="svg-cap">
          Start
        </text>
        <text x={share(liveOn)} y="20" textAnchor="middle" className="svg-cap">
          Day {liveOn}
        </text>
        <text x="100%" y="20" textAnchor="end" className="svg-cap">
          Day {days}
        </text>
      </svg>
    </>
  );
}

/**
 * Weft threads where the return has come so far: each row begins on the day on which its share of the cost is back. The weft lies
 * on two threads and under two, shifted by one in each row.
 */
function returnedCloth(curve: ReturnCurve, cost: number, days: number): string {
  const { pitch, rows, above } = CLOTH;
  const reached = range(days).map((day) => Math.floor((curve(day + 1) / cost) * rows));
  return range(rows + above)
    .map((row) => {
      const y = (rows + above - row - 0.5) * pitch;
      const covers = (day: number) => (reached[day] ?? 0) > row && (day - row + 4 * rows) % 4 < 2;
      return range(days)
        .filter((day) => covers(day) && !(day > 0 && covers(day - 1)))
        .map((day) => `M${day * pitch} ${y}h${(covers(day + 1) ? 2 : 1) * pitch}`)
        .join('');
    })
    .join('');
}
