import { clsx } from 'clsx';
import { supportQueue } from '#model/facts/engagement-facts.ts';
import { supportSection } from '#model/facts/pricing-facts.ts';
import { ComparedRows } from './compared-rows.tsx';
import columns from './two-columns.module.css';

export function SupportSection() {
  const { id, heading, text, caption } = supportSection;
  return (
    <section className="sect" id={id} aria-labelledby="support-heading">
      <div className="wrap">
        <div className={clsx('grid-12 head', columns.columns)}>
          <h2 id="support-heading" className={columns.left}>
            {heading}
          </h2>
          <p className={clsx('lede', columns.right)}>{text}</p>
        </div>
        <ComparedRows
          rows={supportQueue.rows.map(({ level, example, answered, worked }) => ({
            heading: level,
            example,
            facts: [
              { term: 'A person answers', fact: answered },
              { term: 'It is worked on', fact: worked },
            ],
          }))}
        />
        <p className={clsx('caption', columns.caption)}>{caption}</p>
      </div>
    </section>
  );
}
