import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { readHtml } from '#article/read-page.ts';
import { ArrowLink } from '#components/arrow-link.tsx';
import { ArticleText } from '#components/article-text/article-text.tsx';
import { Contents, ContentsLine } from '#components/contents/contents.tsx';
import { CurrentDate } from '#components/date/current-date.tsx';
import type { LegalDocument } from '#model/legal-document.ts';
import styles from './legal.module.css';

const CONTENTS_TITLE = 'Sections';

interface LegalProps extends LegalDocument {
  note?: string;
  changes?: string | undefined;
  children?: ReactNode;
}

export const Legal = ({ title, sections, note, changes, children }: LegalProps) => (
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
      <div className="from-5">
        <div className={clsx('ruled', styles.clauses)}>
          {sections.map(({ id, number, text, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>
                <span className={clsx('num', styles.number)}>{number}</span> {text}
              </h2>
              <ArticleText className={styles.clause} html={readHtml(body).trim()} />
            </section>
          ))}
        </div>
        {changes && (
          <p className={styles.changes}>
            <ArrowLink href="/contact">{changes}</ArrowLink>
          </p>
        )}
      </div>
    </div>
    <div className="endspace" />
  </>
);
