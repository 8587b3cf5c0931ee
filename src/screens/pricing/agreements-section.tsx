import { clsx } from 'clsx';
import { ArrowLink } from '#components/arrow-link.tsx';
import { agreements } from '#content/data/agreements.ts';
import { agreementsSection } from '#model/facts/pricing-terms-facts.ts';
import styles from './agreements-section.module.css';
import columns from './two-columns.module.css';

export function AgreementsSection() {
  const { id, heading, text } = agreementsSection;
  return (
    <section className="sect" id={id} aria-labelledby="agreements-heading">
      <div className="wrap">
        <div className={clsx('grid-12 head', columns.columns)}>
          <h2 id="agreements-heading" className={columns.left}>
            {heading}
          </h2>
          <p className={clsx('lede', columns.right)}>{text}</p>
        </div>
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
