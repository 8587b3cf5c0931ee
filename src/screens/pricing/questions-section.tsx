import { clsx } from 'clsx';
import { ArrowLink } from '#components/arrow-link.tsx';
import { withFacts } from '#model/engagement-figures.ts';
import { type PricingQuestion, pricingQuestions } from '#model/facts/pricing-facts.ts';
import { AccordionItem } from '#ui/accordion.tsx';
import styles from './questions-section.module.css';
import columns from './two-columns.module.css';

export function QuestionsSection() {
  const { id, heading, items } = pricingQuestions;
  return (
    <section className="sect" id={id} aria-labelledby="questions-heading">
      <div className="wrap">
        <div className={clsx('grid-12 head', columns.columns)}>
          <h2 id="questions-heading" className={columns.left}>
            {heading}
          </h2>
          <div className={columns.right}>
            {items.map(({ question, answer, link }: PricingQuestion) => (
              <AccordionItem key={question} name="pricing-questions" heading={withFacts(question)}>
                <p>{withFacts(answer)}</p>
                {link ? (
                  <ArrowLink className={styles.link} href={link.href}>
                    {link.label}
                  </ArrowLink>
                ) : null}
              </AccordionItem>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
