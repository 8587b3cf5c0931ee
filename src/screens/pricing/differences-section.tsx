import { withFacts } from '#model/engagement-figures.ts';
import { planDifferences, plans } from '#model/facts/pricing-facts.ts';
import { ComparedRows } from './compared-rows.tsx';
import { SectionHead } from './section-head.tsx';

const [, enterprise] = plans;

/** Limit after which the second plan begins, feature by feature. */
export function DifferencesSection() {
  const { heading, text, rows } = planDifferences;
  return (
    <section className="sect" aria-labelledby="differences-heading">
      <div className="wrap">
        <SectionHead id="differences-heading" heading={heading} text={text} />
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
