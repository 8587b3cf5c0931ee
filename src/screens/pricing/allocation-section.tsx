import { clsx } from 'clsx';
import { allocation } from '#content/data/pricing.ts';
import { AllocationFigure } from './allocation-figure.tsx';
import styles from './allocation-section.module.css';
import { ShareBar } from './share-bar.tsx';
import columns from './two-columns.module.css';

/** The list says in words what the figure shows, so the figure is left out of the accessibility tree. */
export function AllocationSection() {
  const { heading, text, caption, areas } = allocation;
  return (
    <section className="sect" aria-labelledby="allocation-heading">
      <div className="wrap">
        <div className={clsx('grid-12 head', columns.columns)}>
          <h2 id="allocation-heading" className={columns.left}>
            {heading}
          </h2>
          <p className={clsx('lede', columns.right)}>{text}</p>
        </div>
        <figure className={styles.allocation}>
          <div className={styles.figure} aria-hidden="true">
            <AllocationFigure parts={areas} id="allocation" />
          </div>
          <ul>
            {areas.map((area) => (
              <li key={area.label}>
                <ShareBar className={styles.bar} percent={area.percent} structure={area.structure} />
                <b className="num">{area.percent}%</b> {area.label}
              </li>
            ))}
          </ul>
          <figcaption className="caption">{caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
