import { clsx } from 'clsx';
import { SampleNote } from '#components/sample-note.tsx';
import { portalWeek, solutionManagement } from '#model/facts/pricing-facts.ts';
import { Sheet } from '#ui/sheet.tsx';
import styles from './solution-section.module.css';
import columns from './two-columns.module.css';

export function SolutionSection() {
  const { heading, text, caption } = solutionManagement;
  return (
    <section className="sect" aria-labelledby="solution-heading">
      <div className="wrap">
        <div className={clsx('grid-12 head', columns.columns)}>
          <div className={columns.left}>
            <h2 id="solution-heading">{heading}</h2>
            <p className={clsx('lede', columns.lede)}>{text}</p>
          </div>
          <figure className={columns.right}>
            <Sheet heading={portalWeek.title} aside={portalWeek.place}>
              <ol className={styles.log}>
                {portalWeek.entries.map(({ at, what, state }) => (
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
              <SampleNote className={columns.sample} note="portal" of={portalWeek} />
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}
