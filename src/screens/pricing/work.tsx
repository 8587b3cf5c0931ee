import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ArrowLink } from '#components/arrow-link.tsx';
import { FactsTable, TableHead } from '#components/facts.tsx';
import type { PricingFacts } from '#model/facts/pricing.ts';
import { money } from '#model/money.ts';
import { capital } from '#model/sentence.ts';
import { Sheet } from '#ui/sheet.tsx';
import { allocationFigure, ShareBar } from './allocation.tsx';
import styles from './work.module.css';

export const WorkSections = ({
  solution,
  experts,
  allocation,
  transparency,
  sprint,
}: PricingFacts) => (
  <>
    <Part id="solution" {...solution}>
      <figure className="figure from-6">
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
    </Part>
    <div className={styles.ground}>
      <Part id="experts" {...experts}>
        <ul className={clsx('thirds from-6', styles.experts)}>
          {experts.roles.map(({ name, work }) => (
            <li key={name}>
              <b>{name}</b> <p className="small">{work}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="allocation" {...allocation}>
        <Allocation {...allocation} />
      </Part>
    </div>
    <Part
      id="transparency"
      heading={transparency.heading}
      about={
        <ul className="rows open">
          {transparency.items.map(({ what, how }) => (
            <li key={what}>
              <b className="block">{what}</b> <span className="small">{how}</span>
            </li>
          ))}
        </ul>
      }
    >
      <SprintReport sprint={sprint} caption={transparency.caption} />
    </Part>
  </>
);

type FirstYearProps = NonNullable<PricingFacts['returned']> & { children: ReactNode };

export const FirstYear = ({ ways, bestWay, currency, children, ...head }: FirstYearProps) => (
  <Part id="return" {...head} below={children}>
    <div className={clsx('from-6', styles.ways)} data-behaviour="scroll-frame">
      <table className="table num">
        <TableHead columns={['After a year, if you', 'Paid', 'Ahead by', 'Earned back']} />
        <tbody>
          {ways.map(({ name, paid, net, back }) => (
            <tr key={name} data-best={name === bestWay || undefined}>
              <th scope="row">
                {name} {name === bestWay && <span className="tag">Best result</span>}
              </th>
              <td>{money(paid, currency)}</td>
              <td>{money(net, currency)}</td>
              <td>{capital(back)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Part>
);

interface PartProps {
  id: string;
  heading: string;
  text?: string;
  link?: { label: string; href: string } | undefined;
  about?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}

const Part = ({ id, heading, text, link, about, below, children }: PartProps) => (
  <section className="wrap sect" id={id} aria-labelledby={`${id}-heading`}>
    <div className="grid-12 apart head">
      <div className="to-5 stack">
        <h2 id={`${id}-heading`}>{heading}</h2>
        {text && <p className="lede">{text}</p>}
        {link && <ArrowLink {...link} />}
        {about}
      </div>
      {children}
    </div>
    {below}
  </section>
);

function SprintReport({ sprint, caption }: Pick<PricingFacts, 'sprint'> & { caption: string }) {
  const { title, dates, outcome, remark, rows } = sprint;
  const total = (of: 'planned' | 'spent') => rows.reduce((sum, row) => sum + row[of], 0);
  const hours = [
    ...rows,
    { deliverable: 'Total', who: '', planned: total('planned'), spent: total('spent') },
  ];
  return (
    <figure className="figure from-6">
      <Sheet heading={title} aside={dates} outcome={outcome} remark={remark}>
        <div className={styles.hours} data-behaviour="scroll-frame">
          <FactsTable
            className="table num"
            aria-label={title}
            rows={hours}
            columns={{ Deliverable: 'deliverable', Who: 'who', Planned: 'planned', Spent: 'spent' }}
          />
        </div>
      </Sheet>
      <figcaption className="small">{caption}</figcaption>
    </figure>
  );
}

const Allocation = ({ areas, caption }: PricingFacts['allocation']) => (
  <figure className={clsx('figure', styles.allocation)}>
    <allocationFigure.Drawing areas={areas} />
    <ul>
      {areas.map((area) => (
        <li key={area.label} className="flow">
          <ShareBar {...area} />
          <b className="num">{area.percent}%</b> <span>{area.label}</span>
        </li>
      ))}
    </ul>
    <figcaption className="small">{caption}</figcaption>
  </figure>
);
