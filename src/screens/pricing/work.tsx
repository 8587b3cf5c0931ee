import { clsx } from 'clsx';
import { SampleNote } from '#components/sample-note.tsx';
import type { PricingFacts } from '#model/facts/pricing.ts';
import { list } from '#model/sentence.ts';
import { Sheet } from '#ui/sheet.tsx';
import { raggedWarp, type StructureName } from '#weave/drawdown.ts';
import { Drawing } from '#weave/drawing.tsx';
import { Stretch } from '#weave/stretch.tsx';
import { HeadSection, SideSection } from './pricing-section.tsx';
import styles from './work.module.css';

export function SolutionSection({ heading, text, caption, week }: PricingFacts['solution']) {
  return (
    <SideSection id="solution" heading={heading} lede={text}>
      <figure className="from-7">
        <Sheet heading={week.title} aside={week.place}>
          <ol className={clsx('rows', styles.log)}>
            {week.entries.map(({ at, what, state }) => (
              <li key={at}>
                <span className={clsx('num', styles.time)}>{at}</span>
                <span>{what}</span>
                <span className={styles.state}>{state}</span>
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
      <ul className={clsx('from-7 halves rows', styles.experts)}>
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

/** One example month. */
export function AllocationSection({ heading, text, caption, areas }: PricingFacts['allocation']) {
  return (
    <HeadSection id="allocation" heading={heading} text={text}>
      <figure className={styles.allocation}>
        <AllocationFigure areas={areas} />
        <ul>
          {areas.map(({ label, percent, structure }) => (
            <li key={label}>
              <ShareBar percent={percent} structure={structure} />
              <b className="num">{percent}%</b> {label}
            </li>
          ))}
        </ul>
        <figcaption className="caption">{caption}</figcaption>
      </figure>
    </HeadSection>
  );
}

/** Two threads to a percent, 6 units to a thread, 16 picks high, between fringes of 18. */
const STRIP = { threads: 2, pitch: 6, picks: 16, fringe: 18, height: 132 };

/** Shares of a whole as lengths of cloth side by side, each in its own structure. Stretches to the box it is given. */
export function AllocationFigure({ areas }: Pick<PricingFacts['allocation'], 'areas'>) {
  const { threads, pitch, picks, fringe, height } = STRIP;
  const label = list(areas.map((area) => `${area.label} ${area.percent} %`));
  const before = (index: number) => areas.slice(0, index).reduce((sum, { percent }) => sum + percent, 0);
  return (
    <Drawing
      className={styles.strip}
      viewBox={`0 0 ${before(areas.length) * threads * pitch} ${height}`}
      preserveAspectRatio="none"
      label={`One cloth in ${areas.length} lengths: ${label}.`}
    >
      {areas.map(({ percent, structure }, index) => {
        const ends = percent * threads - 1;
        const x = before(index) * threads * pitch + (index ? 3 : 0);
        return (
          <g key={structure}>
            <path
              stroke="var(--color-edge)"
              strokeWidth="1.4"
              d={raggedWarp(ends, { pitch, x, top: 0, bottom: height })}
            />
            <Stretch
              id={`share-${structure}`}
              {...{ ends, picks, pitch, x, structure, y: fringe }}
              colour="var(--color-ink)"
              warpColour="var(--color-edge)"
              weft={4.8}
              warp={1.4}
            />
          </g>
        );
      })}
    </Drawing>
  );
}

/** Threads of a bar: long enough for the widest screen that shows bars, which are half again as long as their share. */
const BAR = { ends: 110, picks: 6, pitch: 5.4, stretched: 1.25 };

/** The cloth of one share as a bar, for screens too narrow to show all of them in a row. */
function ShareBar({ percent, structure }: { percent: number; structure: StructureName }) {
  const { ends, picks, pitch, stretched } = BAR;
  return (
    <Drawing
      className={styles.bar}
      width={`${Math.min(100, percent * stretched)}%`}
      height={picks * pitch}
      viewBox={`0 0 ${ends * pitch} ${picks * pitch}`}
      preserveAspectRatio="xMinYMid slice"
    >
      <Stretch
        id={`bar-${structure}`}
        {...{ ends, picks, pitch, structure }}
        colour="var(--color-ink)"
        warpColour="var(--color-edge)"
        weft={4.4}
        warp={1.4}
      />
    </Drawing>
  );
}

export function TransparencySection({ transparency, sprint }: Pick<PricingFacts, 'transparency' | 'sprint'>) {
  const { heading, items, caption } = transparency;
  return (
    <SideSection
      id="transparency"
      heading={heading}
      beside={
        <ul className={clsx('rows', styles.promises)}>
          {items.map(({ what, how }) => (
            <li key={what}>
              <h3 className={styles.term}>{what}</h3>
              <p className="small">{how}</p>
            </li>
          ))}
        </ul>
      }
    >
      <figure className="from-7">
        <Sheet heading={sprint.title} aside={sprint.dates} outcome={sprint.outcome} remark={sprint.remark}>
          <SprintHours {...sprint} />
        </Sheet>
        <figcaption>
          <p className="caption">{caption}</p>
          <SampleNote note="sprint" of={sprint} />
        </figcaption>
      </figure>
    </SideSection>
  );
}

function SprintHours({ title, rows }: PricingFacts['sprint']) {
  const total = (of: 'planned' | 'spent') => rows.reduce((sum, row) => sum + row[of], 0);
  return (
    <div className={styles.hours} data-behaviour="scroll-frame">
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">Deliverable</th>
            <th scope="col">Who</th>
            <th scope="col">Planned</th>
            <th scope="col">Spent</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ deliverable, who, planned, spent }) => (
            <tr key={deliverable}>
              <th scope="row">{deliverable}</th>
              <td>{who}</td>
              <td>{planned}</td>
              <td>{spent}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td />
            <td>{total('planned')}</td>
            <td>{total('spent')}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
