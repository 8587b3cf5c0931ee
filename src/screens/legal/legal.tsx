import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ArticleText } from '#components/article-text/article-text.tsx';
import { Contents, ContentsLine } from '#components/contents/contents.tsx';
import { CurrentDate } from '#components/date/current-date.tsx';
import type { LegalDocument } from '#model/legal-document.ts';
import styles from './legal.module.css';

const CONTENTS_TITLE = 'Sections';

interface LegalProps extends LegalDocument {
  /** It stands in place of the day of the last update. */
  note?: string;
  children?: ReactNode;
}

export const Legal = ({ title, sections, note, children }: LegalProps) => (
  <>
    <ContentsLine title={CONTENTS_TITLE} />
    <section className="wrap opening" aria-labelledby="legal-heading">
      <h1 id="legal-heading">{title}</h1>
      <p className={clsx(note ? 'lede' : 'caption', styles.updated)}>
        {note ?? (
          <>
            Last updated <CurrentDate />
          </>
        )}
      </p>
    </section>
    {children}
    <div className={clsx('wrap grid-12', styles.body)}>
      <Contents title={CONTENTS_TITLE} entries={sections} isNumbered className="to-3" />
      <div className={clsx('ruled from-5', styles.clauses)}>
        {sections.map(({ id, number, text, html }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>
              <span className={clsx('num', styles.number)}>{number}</span> {text}
            </h2>
            <ArticleText className={styles.clause} html={html} />
          </section>
        ))}
      </div>
    </div>
    <div className="endspace" />
  </>
);
