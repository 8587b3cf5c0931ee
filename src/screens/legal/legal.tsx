import { Contents } from '#components/contents/contents.tsx';
import { CurrentDate } from '#components/date/current-date.tsx';
import type { LegalDocument } from '#model/legal-document.ts';
import './legal.css';

export function Legal({ title, sections }: LegalDocument) {
  return (
    <>
      <section className="legal-head wrap" aria-labelledby="legal-heading">
        <h1 id="legal-heading">{title}</h1>
        <p className="caption">
          Last updated <CurrentDate />
        </p>
      </section>
      <div className="wrap grid-12 legal">
        <Contents
          title="Sections"
          entries={sections.map(({ id, heading }) => ({ id, text: heading }))}
          variant="numbered"
          className="legal-contents"
        />
        <div className="clauses">
          {sections.map(({ id, number, heading, html }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>
                <span className="clause-number num">{number}</span> {heading}
              </h2>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, made into HTML at build time. */}
              <div className="clause-text" dangerouslySetInnerHTML={{ __html: html }} />
            </section>
          ))}
        </div>
      </div>
      <div className="endspace" />
    </>
  );
}
