import { clsx } from 'clsx';
import { plans } from '#content/data/plans.ts';
import { withFacts } from '#model/engagement-facts.ts';
import { planDifferences } from '#model/facts/pricing-terms-facts.ts';
import { ComparedRows } from './compared-rows.tsx';
import columns from './two-columns.module.css';

const [, enterprise] = plans;

/** Limit after which the second plan begins, feature by feature. */
export function DifferencesSection() {
  const { heading, text, rows } = planDifferences;
  return (
    <section className="sect" aria-labelledby="differences-heading">
      <div className="wrap">
        <div className={clsx('grid-12 head', columns.columns)}>
          <h2 id="differences-heading" className={columns.left}>
            {heading}
          </h2>
          <p className={clsx('lede', columns.right)}>{text}</p>
        </div>
        <ComparedRows
          rows={rows.map(({ feature, both, enterprise: added }) => ({
            heading: feature,
            facts: [
              { term: 'In both plans', fact: withFacts(both) },
              { term: `In ${enterprise.name}`, fact: withFacts(added) },
            ],
          }))}
        />
      </div>
    </section>
  );
}
