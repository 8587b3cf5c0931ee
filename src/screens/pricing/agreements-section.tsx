import { ArrowLink } from '#components/arrow-link.tsx';
import { agreements, agreementsSection } from '#model/facts/pricing-facts.ts';
import styles from './agreements-section.module.css';
import { SectionHead } from './section-head.tsx';

export function AgreementsSection() {
  const { id, heading, text } = agreementsSection;
  return (
    <section className="sect" id={id} aria-labelledby="agreements-heading">
      <div className="wrap">
        <SectionHead id="agreements-heading" heading={heading} text={text} />
        <ul className={styles.agreements}>
          {agreements.map(({ slug, title, summary }) => (
            <li key={slug}>
              <h3>{title}</h3>
              <p>{summary}</p>
              <ArrowLink href={`/agreements/${slug}`}>Read the {title.toLowerCase()}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
