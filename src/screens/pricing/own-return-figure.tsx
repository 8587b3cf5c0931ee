import { clsx } from 'clsx';
import { calendar, workedExample } from '#model/facts/engagement-facts.ts';
import { dollars } from '#model/money.ts';
import { dayOfReturn, type ReturnCurve } from '#model/return-of-numbers.ts';
import { raggedWarp } from '#weave/drawdown.ts';
import { Drawing } from '#weave/drawing.tsx';
import { range } from '#weave/geometry.ts';
import styles from './own-return-figure.module.css';

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
  /** Number that changes with the drawing; undefined draws it without motion. */
  drawing?: number | undefined;
}

/** Ninety days, one thread each, and as much cloth as has come back; decorative, because a sentence next to it says the same. */
export function OwnReturnFigure({ curve, cost, drawing }: OwnReturnFigureProps) {
  return (
    <>
      <Cut {...{ curve, cost, drawing }} variant={WIDE} className={styles.wide} />
      <Cut {...{ curve, cost, drawing }} variant={NARROW} className={styles.narrow} />
    </>
  );
}

interface CutProps extends OwnReturnFigureProps {
  variant: OwnReturnVariant;
  className: string | undefined;
}

function Cut({ curve, cost, drawing, variant, className }: CutProps) {
  const { daysAThread, pitch } = variant;
  const threads = calendar.days / daysAThread;
  const width = threads * pitch;
  const height = (ROWS.cost + ROWS.above) * pitch;
  const costLine = (ROWS.above + 0.5) * pitch;
  const xOf = (day: number) => (day / daysAThread) * pitch;
  const [{ liveOn }] = workedExample.pieces;
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
            d={returnedCloth(curve, cost, variant)}
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
          {back && back <= calendar.days ? (
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
          Day {calendar.days}
        </text>
      </Drawing>
    </div>
  );
}

/** Weft threads where the return has come so far: each row begins on the day on which its share of the cost is back. */
function returnedCloth(curve: ReturnCurve, cost: number, { daysAThread, pitch }: OwnReturnVariant): string {
  const threads = calendar.days / daysAThread;
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
