import { clsx } from 'clsx';
import { SampleNote } from '#components/sample-note.tsx';
import { sprintReport, transparency } from '#model/facts/pricing-facts.ts';
import { Sheet } from '#ui/sheet.tsx';
import styles from './transparency-section.module.css';
import columns from './two-columns.module.css';

export function TransparencySection() {
  const { heading, items, caption } = transparency;
  const { title, dates, outcome, remark } = sprintReport;
  return (
    <section className="sect" aria-labelledby="transparency-heading">
      <div className="wrap">
        <div className={clsx('grid-12 head', columns.columns)}>
          <div className={columns.left}>
            <h2 id="transparency-heading">{heading}</h2>
            <ul className={styles.promises}>
              {items.map(([what, how]) => (
                <li key={what}>
                  <h3>{what}</h3>
                  <p>{how}</p>
                </li>
              ))}
            </ul>
          </div>
          <figure className={columns.right}>
            <Sheet heading={title} aside={dates} outcome={outcome} remark={remark}>
              <SprintHours />
            </Sheet>
            <figcaption>
              <p className="caption">{caption}</p>
              <SampleNote className={columns.sample} note="sprint" of={sprintReport} />
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}

function SprintHours() {
  const { title, rows } = sprintReport;
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
