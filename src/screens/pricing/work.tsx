import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { ArrowLink } from '#components/arrow-link.tsx';
import { DataTable } from '#components/data-table.tsx';
import type { PricingFacts } from '#model/facts/pricing.ts';
import { list } from '#model/sentence.ts';
import { PlusMinusIcon } from '#ui/icons.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { raggedWarp, Stretch } from '#weave/drawdown.tsx';
import { Drawing } from '#weave/drawing.tsx';
import styles from './work.module.css';

/** Who works, what they promise and what they report: three tabs of one sheet, and one after the other on a phone and on paper. */
export function WorkSection({ work, solution, experts, transparency, sprint }: PricingFacts) {
  return (
    <section className="wrap sect" aria-labelledby="work-heading">
      <h2 id="work-heading" className="head">
        {work}
      </h2>
      <div className={styles.tabs} data-behaviour="named-details">
        <Tab id="experts" heading={experts.heading} open>
          <div className="stack">
            <p>{experts.text}</p>
            <ArrowLink href={experts.link.href}>{experts.link.label}</ArrowLink>
          </div>
          <ul className={clsx('halves rows open', styles.experts)}>
            {experts.roles.map(({ name, work: task }) => (
              <li key={name}>
                <h4>{name}</h4>
                <p className="small">{task}</p>
              </li>
            ))}
          </ul>
        </Tab>
        <Tab id="transparency" heading={transparency.heading}>
          <ul className={clsx('rows open', styles.promises)}>
            {transparency.items.map(({ what, how }) => (
              <li key={what}>
                <h4>{what}</h4>
                <p className="small">{how}</p>
              </li>
            ))}
          </ul>
          <SprintReport sprint={sprint} caption={transparency.caption} />
        </Tab>
        <Tab id="solution" heading={solution.heading}>
          <p>{solution.text}</p>
          <figure className="figure">
            <Sheet heading={solution.week.title} aside={solution.week.place}>
              <ol className={clsx('rows log', styles.log)}>
                {solution.week.entries.map(({ at, what, state }) => (
                  <li key={at}>
                    <span className="num">{at}</span>
                    <span>{what}</span>
                    <b>{state}</b>
                  </li>
                ))}
              </ol>
            </Sheet>
            <figcaption className="small">{solution.caption}</figcaption>
          </figure>
        </Tab>
      </div>
    </section>
  );
}

interface TabProps extends Pick<ComponentProps<'details'>, 'id' | 'open' | 'children'> {
  heading: string;
}

function Tab({ heading, children, ...rest }: TabProps) {
  return (
    <details name="work" {...rest}>
      <summary>
        <h3>{heading}</h3>
        <PlusMinusIcon className="screen-only" />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}

function SprintReport({ sprint, caption }: Pick<PricingFacts, 'sprint'> & { caption: string }) {
  const { title, dates, outcome, remark, rows } = sprint;
  const total = (of: 'planned' | 'spent') => rows.reduce((sum, row) => sum + row[of], 0);
  const hours = [
    ...rows,
    { deliverable: 'Total', who: '', planned: total('planned'), spent: total('spent') },
  ];
  return (
    <figure className="figure">
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
      <figcaption className="small">{caption}</figcaption>
    </figure>
  );
}

type Area = PricingFacts['allocation']['areas'][number];

/** One example month. */
export function AllocationSection({ heading, text, caption, areas }: PricingFacts['allocation']) {
  return (
    <section className="wrap sect" id="allocation" aria-labelledby="allocation-heading">
      <div className="grid-12 head apart">
        <h2 id="allocation-heading" className="to-5">
          {heading}
        </h2>
        <p className="lede from-6">{text}</p>
      </div>
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
        <figcaption className="small">{caption}</figcaption>
      </figure>
    </section>
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
