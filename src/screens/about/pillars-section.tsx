import { clsx } from 'clsx';
import { pillarsHeading } from '#model/facts/about-facts.ts';
import { pillars } from '#model/facts/team-facts.ts';
import styles from './pillars-section.module.css';

export function PillarsSection() {
  return (
    <section className="sect" aria-labelledby="pillars-heading">
      <div className="wrap">
        <div className={clsx('head', styles.head)}>
          <h2 id="pillars-heading">{pillarsHeading}</h2>
        </div>
        <ol>
          {pillars.map(({ name, text, includes }, index) => (
            <li key={name} className={clsx('grid-12', styles.pillar)}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{name}</h3>
              <p>{text}</p>
              <ul>
                {includes.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
