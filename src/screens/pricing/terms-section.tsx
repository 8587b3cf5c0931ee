import { clsx } from 'clsx';
import { withFacts } from '#model/engagement-figures.ts';
import { terms } from '#model/facts/pricing-facts.ts';
import styles from './terms-section.module.css';
import columns from './two-columns.module.css';

export function TermsSection() {
  const { id, heading, text, rows } = terms;
  return (
    <section className="sect" id={id} aria-labelledby="terms-heading">
      <div className="wrap">
        <div className={clsx('grid-12 head', columns.columns)}>
          <div className={columns.left}>
            <h2 id="terms-heading">{heading}</h2>
            <p className={clsx('lede', columns.lede)}>{text}</p>
          </div>
          <dl className={clsx(styles.terms, columns.right)}>
            {rows.map(([term, meaning]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{withFacts(meaning)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
