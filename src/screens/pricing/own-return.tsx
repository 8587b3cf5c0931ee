import { clsx } from 'clsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PricingFacts } from '#model/facts/pricing.ts';
import { filledText } from '#model/filled.ts';
import { dollars } from '#model/money.ts';
import {
  dayOfReturn,
  describeReturn,
  type OwnNumbers,
  ownReturnCurve,
  type ReturnCurve,
  readNumber,
  returnCurve,
} from '#model/return-of-numbers.ts';
import { TextField } from '#ui/field.tsx';
import { raggedWarp } from '#weave/drawdown.ts';
import { Drawing } from '#weave/drawing.tsx';
import { range } from '#weave/geometry.ts';
import styles from './own-return.module.css';
import sections from './pricing-section.module.css';

/** Pause in typing, in milliseconds, before the figure follows. */
const PAUSE_MS = 500;

const FIELDS = ['hours', 'people', 'hourly'] as const satisfies readonly (keyof OwnNumbers)[];

type Answers = Partial<Record<keyof OwnNumbers, string>>;
type OwnReturnFacts = PricingFacts['own'];

interface View {
  /** The three numbers, once all are there and within their limits. */
  numbers: OwnNumbers | undefined;
  errors: Answers;
  /** Counts the drawings. */
  drawing: number;
}

/** The return of the visitor's own numbers. Until there are three, and without JavaScript, that of the worked example. */
export function OwnReturn({ facts }: { facts: OwnReturnFacts }) {
  const { pieces, cost, days } = facts;
  const fields = useRef<HTMLFieldSetElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [{ numbers, errors, drawing }, setView] = useState<View>({
    numbers: undefined,
    errors: {},
    drawing: 0,
  });
  const read = () => {
    const answers = readAnswers(fields.current);
    setView((before) => ({ ...viewOf(answers, facts), drawing: before.drawing + 1 }));
  };
  const readSoon = (_: FormEvent) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(read, PAUSE_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const [like] = pieces;
  const curve = numbers ? ownReturnCurve(numbers, like) : returnCurve(pieces);
  return (
    <div className={clsx('grid-12', sections.columns, styles.own)}>
      <div className="to-5">
        <h3 id="own-return-heading">{facts.heading}</h3>
        <p className={clsx('note', styles.text)}>{facts.text}</p>
        {/* No form: there is nothing to send. */}
        <fieldset
          ref={fields}
          className={styles.fields}
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
      <figure className="from-7">
        <p className={styles.result} role="status">
          <b>{numbers ? facts.yours : facts.example}</b> {describeReturn(curve, cost, days)}
        </p>
        <OwnReturnFigure
          {...{ curve, cost, days }}
          liveOn={like.liveOn}
          drawing={numbers ? drawing : undefined}
        />
        <figcaption className="caption">
          {facts.caption} {facts.assumptions}
        </figcaption>
      </figure>
    </div>
  );
}

function readAnswers(fields: HTMLElement | null): Answers {
  return Object.fromEntries(
    FIELDS.map((field) => [
      field,
      fields?.querySelector<HTMLInputElement>(`[name="own-${field}"]`)?.value ?? '',
    ]),
  );
}

/** Reads the fields; an empty one is no error yet. */
function viewOf(answers: Answers, { fields, refused }: OwnReturnFacts): Pick<View, 'numbers' | 'errors'> {
  const read = FIELDS.map((field) => [field, readNumber(answers[field] ?? '', fields[field])] as const);
  const missing = read.filter(([, number]) => number === undefined).map(([field]) => field);
  const wrong = missing.filter((field) => answers[field]?.trim());
  return {
    numbers: missing.length === 0 ? (Object.fromEntries(read) as unknown as OwnNumbers) : undefined,
    errors: Object.fromEntries(
      wrong.map((field) => {
        const { least, most } = fields[field];
        const limits = { least: least.toLocaleString('en-US'), most: most.toLocaleString('en-US') };
        return [field, filledText(refused, limits)];
      }),
    ),
  };
}

/** Geometry of a variant: days per thread, and the distance of two threads in view box units. */
type OwnReturnVariant = { daysAThread: number; pitch: number };

const WIDE: OwnReturnVariant = { daysAThread: 1, pitch: 7 };
const NARROW: OwnReturnVariant = { daysAThread: 2, pitch: 8 };

/** Rows up to the pick of the cost, and rows above for a larger return. */
const ROWS = { cost: 36, above: 8 };
const FOOT = 26;

interface OwnReturnFigureProps {
  curve: ReturnCurve;
  cost: number;
  /** Days drawn, and the one on which the first agent is used. */
  days: number;
  liveOn: number;
  /** Number that changes with the drawing; undefined draws it without motion. */
  drawing?: number | undefined;
}

/** Ninety days, one thread each, and as much cloth as has come back; decorative, because a sentence next to it says the same. */
export function OwnReturnFigure(figure: OwnReturnFigureProps) {
  return (
    <>
      <Cut {...figure} variant={WIDE} className={styles.wide} />
      <Cut {...figure} variant={NARROW} className={styles.narrow} />
    </>
  );
}

interface CutProps extends OwnReturnFigureProps {
  variant: OwnReturnVariant;
  className: string | undefined;
}

function Cut({ curve, cost, days, liveOn, drawing, variant, className }: CutProps) {
  const { daysAThread, pitch } = variant;
  const threads = days / daysAThread;
  const width = threads * pitch;
  const height = (ROWS.cost + ROWS.above) * pitch;
  const costLine = (ROWS.above + 0.5) * pitch;
  const xOf = (day: number) => (day / daysAThread) * pitch;
  const back = dayOfReturn(curve, cost);
  return (
    <div className={clsx(styles.figure, className)}>
      <div className={styles.area}>
        <Drawing viewBox={`0 0 ${width} ${height}`}>
          <path
            d={raggedWarp(threads, { pitch, top: 0, bottom: height, step: 0 })}
            stroke="var(--color-edge)"
            strokeWidth="1.3"
          />
          <path
            d={returnedCloth(curve, cost, threads, variant)}
            stroke="var(--color-ink)"
            strokeWidth={pitch * 0.82}
          />
        </Drawing>
        {drawing ? <span key={drawing} className={styles.cover} /> : null}
        <Drawing className={styles.over} viewBox={`0 0 ${width} ${height}`}>
          <path d={`M0 ${costLine}H${width}`} stroke="var(--color-paper)" strokeWidth={pitch * 1.5} />
          <path d={`M0 ${costLine}H${width}`} stroke="var(--color-email)" strokeWidth={pitch * 0.82} />
          <text x="0" y={costLine - 12} fontSize="var(--drawn-s)" className={clsx('svg-cap', styles.label)}>
            {dollars(cost)}
          </text>
          {back && back <= days ? (
            <path d={`M${xOf(back) - pitch / 2} ${costLine}V${height}`} className={styles.back} />
          ) : null}
        </Drawing>
      </div>
      <Drawing viewBox={`0 0 ${width} ${FOOT}`}>
        <path d={`M0 .5H${width}`} stroke="var(--color-ink)" />
        <text x="0" y="20" fontSize="var(--drawn-s)" className="svg-cap">
          Start
        </text>
        <text x={xOf(liveOn)} y="20" fontSize="var(--drawn-s)" textAnchor="middle" className="svg-cap">
          Day {liveOn}
        </text>
        <text x={width} y="20" fontSize="var(--drawn-s)" textAnchor="end" className="svg-cap">
          Day {days}
        </text>
      </Drawing>
    </div>
  );
}

/** Weft threads where the return has come so far: each row begins on the day on which its share of the cost is back. */
function returnedCloth(
  curve: ReturnCurve,
  cost: number,
  threads: number,
  { daysAThread, pitch }: OwnReturnVariant,
): string {
  const rows = ROWS.cost + ROWS.above;
  const reached = range(threads).map((thread) =>
    Math.floor((curve((thread + 1) * daysAThread) / cost) * ROWS.cost),
  );
  return range(rows)
    .flatMap((row) => {
      const first = reached.findIndex((count) => count > row);
      const y = (rows - row - 0.5) * pitch;
      return first < 0
        ? []
        : floats(row, first, threads).map(([from, to]) => `M${from * pitch} ${y}H${to * pitch}`);
    })
    .join('');
}

/**
 * Stretches of a row in which the weft lies on top, between two threads: two over, two under, shifted by one thread in each row.
 */
function floats(row: number, first: number, end: number): [number, number][] {
  const start = first - ((((first - row) % 4) + 4) % 4);
  return range(Math.ceil((end - start) / 4))
    .map((step): [number, number] => [Math.max(first, start + step * 4), Math.min(end, start + step * 4 + 2)])
    .filter(([from, to]) => from < to);
}
