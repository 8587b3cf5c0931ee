import type { ReactNode } from 'react';
import { ArrowLink } from '#components/arrow-link.tsx';
import { Terms } from '#components/facts.tsx';
import type { PricingFacts } from '#model/facts/pricing.ts';
import { AccordionItem } from '#ui/accordion.tsx';
import styles from './small-print.module.css';

/** All of it is open on paper and where no script runs. */
export const SmallPrint = ({
  smallPrint,
  plans,
  differences,
  support,
  terms,
  agreements,
  questions,
}: PricingFacts) => (
  <section className="wrap sect" aria-labelledby="small-print-heading">
    <div className="grid-12 head apart">
      <h2 id="small-print-heading" className="to-4">
        {smallPrint}
      </h2>
      <div className="from-6" data-behaviour="named-details">
        <Part id="differences" {...differences} of={differences.rows}>
          <ComparedRows
            terms={plans.map(({ name }) => `In ${name}`)}
            rows={differences.rows.map(({ feature, in: texts }) => [feature, '', ...texts])}
          />
        </Part>
        <Part id="support" {...support} of={support.rows}>
          <ComparedRows
            terms={support.terms}
            rows={support.rows.map((row) => [row.level, row.example, row.answered, row.worked])}
          />
          <p className="small">{support.caption}</p>
        </Part>
        <Part id="terms" {...terms} of={terms.rows}>
          <Terms className={styles.terms} rows={terms.rows.map(({ term, text }) => [term, text])} />
        </Part>
        <Part id="agreements" {...agreements} of={agreements.entries}>
          <ul className={styles.terms}>
            {agreements.entries.map(({ slug, title, summary }) => (
              <li key={slug}>
                <h4>{title}</h4>
                <p>
                  {summary}{' '}
                  <ArrowLink href={`/agreements/${slug}`}>Read the {title.toLowerCase()}</ArrowLink>
                </p>
              </li>
            ))}
          </ul>
        </Part>
        <Part id="questions" {...questions} of={questions.items}>
          <Terms
            className={styles.terms}
            rows={questions.items.map(({ question, answer, link }) => [
              question,
              <>
                {answer} {link && <ArrowLink {...link} />}
              </>,
            ])}
          />
        </Part>
      </div>
    </div>
  </section>
);

interface PartProps {
  id: string;
  heading: string;
  text?: string;
  of: readonly unknown[];
  children: ReactNode;
}

function Part({ id, heading, text, of, children }: PartProps) {
  if (of.length === 0) return null;
  return (
    <AccordionItem id={id} name="small-print" className={styles.part} heading={<h3>{heading}</h3>}>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </AccordionItem>
  );
}

interface ComparedRowsProps {
  terms: readonly string[];
  rows: readonly (readonly [heading: string, example: string, ...facts: string[]])[];
}

const COLUMNS: Readonly<Record<number, string>> = { 3: 'thirds', 4: 'quarters' };

/**
 * A list: on a narrow screen the facts go below their heading, and a table that is displayed
 * otherwise loses its meaning for some screen readers.
 */
const ComparedRows = ({ terms, rows }: ComparedRowsProps) => (
  <ul className={styles.compared}>
    {rows.map(([heading, example, ...facts]) => (
      <li key={heading}>
        <div>
          <h4>{heading}</h4>
          {example && <p className="small">{example}</p>}
        </div>
        <Terms
          className={COLUMNS[terms.length] ?? 'halves'}
          rows={terms.map((term, index) => [term, facts[index]])}
        />
      </li>
    ))}
  </ul>
);
