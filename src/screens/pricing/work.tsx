import { clsx } from 'clsx';
import { DataTable } from '#components/data-table.tsx';
import { SampleNote } from '#components/sample-note.tsx';
import type { PricingFacts } from '#model/facts/pricing.ts';
import { list } from '#model/sentence.ts';
import { Sheet } from '#ui/sheet.tsx';
import { raggedWarp, Stretch } from '#weave/drawdown.tsx';
import { Drawing } from '#weave/drawing.tsx';
import { HeadSection, SideSection } from './pricing-section.tsx';
import styles from './work.module.css';

export function SolutionSection({ heading, text, caption, week }: PricingFacts['solution']) {
  return (
    <SideSection id="solution" heading={heading} lede={text}>
      <figure className="figure from-7">
        <Sheet heading={week.title} aside={week.place}>
          <ol className={clsx('rows log', styles.log)}>
            {week.entries.map(({ at, what, state }) => (
              <li key={at}>
                <span className="num">{at}</span>
                <span>{what}</span>
                <b>{state}</b>
              </li>
            ))}
          </ol>
        </Sheet>
        <figcaption>
          <p className="caption">{caption}</p>
          <SampleNote note="portal" of={week} />
        </figcaption>
      </figure>
    </SideSection>
  );
}

export function ExpertsSection({ heading, text, link, roles }: PricingFacts['experts']) {
  return (
    <SideSection id="experts" heading={heading} lede={text} link={link}>
      <ul className={clsx('from-7 halves rows open', styles.experts)}>
        {roles.map(({ name, work }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="small">{work}</p>
          </li>
        ))}
      </ul>
    </SideSection>
  );
}

type Area = PricingFacts['allocation']['areas'][number];

/** One example month. */
export function AllocationSection({ heading, text, caption, areas }: PricingFacts['allocation']) {
  return (
    <HeadSection id="allocation" heading={heading} text={text}>
      <figure className={clsx('figure', styles.allocation)}>
        <AllocationFigure areas={areas} />
        <ul>
          {areas.map((area) => (
            <li key={area.label}>
              <ShareBar {...area} />
              <b className="num block">{area.percent}%</b> {area.label}
            </li>
          ))}
        </ul>
        <figcaption className="caption">{caption}</figcaption>
      </figure>
    </HeadSection>
  );
}

const THREADS = { colour: 'var(--color-ink)', warpColour: 'var(--color-edge)', warp: 1.4 };

/** Two threads to a percent, 6 units to a thread, 16 picks high, between fringes of 18. */
const STRIP = { threads: 2, pitch: 6, picks: 16, fringe: 18, height: 132 };

/** Shares of a whole as lengths of cloth side by side, each in its own structure. Stretches to the box it is given. */
export function AllocationFigure({ areas }: { areas: readonly Area[] }) {
  const { threads, pitch, picks, fringe, height } = STRIP;
  const label = list(areas.map((area) => `${area.label} ${area.percent} %`));
  const before = (index: number) =>
    areas.slice(0, index).reduce((sum, { percent }) => sum + percent, 0) * threads * pitch;
  return (
    <Drawing
      className="wide"
      viewBox={`0 0 ${before(areas.length)} ${height}`}
      preserveAspectRatio="none"
      label={`One cloth in ${areas.length} lengths: ${label}.`}
    >
      {areas.map(({ percent, structure }, index) => {
        const at = { ends: percent * threads - 1, x: before(index) + (index ? 3 : 0), pitch };
        return (
          <g key={structure}>
            <path
              stroke={THREADS.warpColour}
              strokeWidth={THREADS.warp}
              d={raggedWarp(at.ends, { ...at, top: 0, bottom: height })}
            />
            <Stretch
              id={`share-${structure}`}
              {...at}
              {...THREADS}
              {...{ picks, structure }}
              y={fringe}
              weft={4.8}
            />
          </g>
        );
      })}
    </Drawing>
  );
}

/** Threads of a bar: long enough for the widest screen that shows bars, which are a quarter longer than their share. */
const BAR = { ends: 110, picks: 6, pitch: 5.4, stretched: 1.25 };

/** The cloth of one share as a bar, for screens too narrow to show all of them in a row. */
function ShareBar({ percent, structure }: Area) {
  const { ends, picks, pitch, stretched } = BAR;
  return (
    <Drawing
      className="narrow"
      width={`${Math.min(100, percent * stretched)}%`}
      height={picks * pitch}
      viewBox={`0 0 ${ends * pitch} ${picks * pitch}`}
      preserveAspectRatio="xMinYMid slice"
    >
      <Stretch id={`bar-${structure}`} {...THREADS} {...{ ends, picks, pitch, structure }} weft={4.4} />
    </Drawing>
  );
}

export function TransparencySection({
  transparency: { heading, items, caption },
  sprint,
}: Pick<PricingFacts, 'transparency' | 'sprint'>) {
  const { title, dates, outcome, remark, rows } = sprint;
  const total = (of: 'planned' | 'spent') => rows.reduce((sum, row) => sum + row[of], 0);
  const hours = [
    ...rows,
    { deliverable: 'Total', who: '', planned: total('planned'), spent: total('spent') },
  ];
  return (
    <SideSection
      id="transparency"
      heading={heading}
      beside={
        <ul className={clsx('rows', styles.promises)}>
          {items.map(({ what, how }) => (
            <li key={what}>
              <h3 className="strong">{what}</h3>
              <p className="small">{how}</p>
            </li>
          ))}
        </ul>
      }
    >
      <figure className="figure from-7">
        <Sheet heading={title} aside={dates} outcome={outcome} remark={remark}>
          <div className={styles.hours} data-behaviour="scroll-frame">
            <DataTable
              className="table num"
              aria-label={title}
              columns={['Deliverable', 'Who', 'Planned', 'Spent']}
              rows={hours.map((row) => [row.deliverable, row.who, String(row.planned), String(row.spent)])}
            />
          </div>
        </Sheet>
        <figcaption>
          <p className="caption">{caption}</p>
          <SampleNote note="sprint" of={sprint} />
        </figcaption>
      </figure>
    </SideSection>
  );
}
