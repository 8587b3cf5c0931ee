import { clsx } from 'clsx';
import { ArrowLink } from '#components/arrow-link.tsx';
import { Terms } from '#components/facts.tsx';
import type { PricingFacts } from '#model/facts/pricing.ts';
import { AccordionItem } from '#ui/accordion.tsx';
import { HeadSection, SideSection } from './pricing-section.tsx';
import styles from './small-print.module.css';

/** Limit after which the second plan begins, feature by feature. */
export function DifferencesSection({
  heading,
  text,
  rows,
  plan,
}: PricingFacts['differences'] & { plan: string }) {
  return (
    <HeadSection id="differences" heading={heading} text={text}>
      <ComparedRows
        terms={['In both plans', `In ${plan}`]}
        rows={rows.map(({ feature, both, enterprise }) => ({ heading: feature, facts: [both, enterprise] }))}
      />
    </HeadSection>
  );
}

export function SupportSection({ id, heading, text, caption, rows }: PricingFacts['support']) {
  return (
    <HeadSection id={id} heading={heading} text={text}>
      <ComparedRows
        terms={['A person answers', 'It is worked on']}
        rows={rows.map(({ level, example, answered, worked }) => ({
          ...{ heading: level, example },
          facts: [answered, worked],
        }))}
      />
      <p className={clsx('caption', styles.caption)}>{caption}</p>
    </HeadSection>
  );
}

interface ComparedRowsProps {
  /** What each of a row's two facts is. */
  terms: readonly [string, string];
  rows: readonly { heading: string; example?: string; facts: readonly string[] }[];
}

/**
 * Rows with two facts each, under the same two terms. A list and not a table: on a narrow screen the facts go below
 * their heading, and a table that is displayed otherwise loses its meaning for some screen readers.
 */
function ComparedRows({ terms, rows }: ComparedRowsProps) {
  return (
    <ul className={clsx('rows', styles.compared)}>
      {rows.map(({ heading, example, facts }) => (
        <li key={heading}>
          <div>
            <h3 className="strong">{heading}</h3>
            {example ? <p className="note">{example}</p> : null}
          </div>
          <Terms className="halves" rows={terms.map((term, index) => [term, facts[index]])} />
        </li>
      ))}
    </ul>
  );
}

export function TermsSection({ id, heading, text, rows }: PricingFacts['terms']) {
  return (
    <SideSection id={id} heading={heading} lede={text}>
      <dl className={clsx('from-7 rows open', styles.terms)}>
        {rows.map(({ term, text: meaning }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="small">{meaning}</dd>
          </div>
        ))}
      </dl>
    </SideSection>
  );
}

export function AgreementsSection({ id, heading, text, entries }: PricingFacts['agreements']) {
  return (
    <HeadSection id={id} heading={heading} text={text}>
      <ul className={clsx('rows', styles.agreements)}>
        {entries.map(({ slug, title, summary }) => (
          <li key={slug}>
            <h3>{title}</h3>
            <p className="small">{summary}</p>
            <ArrowLink href={`/agreements/${slug}`}>Read the {title.toLowerCase()}</ArrowLink>
          </li>
        ))}
      </ul>
    </HeadSection>
  );
}

export function QuestionsSection({ id, heading, items }: PricingFacts['questions']) {
  return (
    <SideSection id={id} heading={heading}>
      <div className="from-7">
        {items.map(({ question, answer, link }) => (
          <AccordionItem key={question} name="pricing-questions" heading={question}>
            <p>{answer}</p>
            {link ? (
              <ArrowLink className={styles.answerLink} href={link.href}>
                {link.label}
              </ArrowLink>
            ) : null}
          </AccordionItem>
        ))}
      </div>
    </SideSection>
  );
}
