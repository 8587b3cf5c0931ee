import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Terms } from '#components/facts.tsx';
import { Face } from '#components/person-picture.tsx';
import type { PictureForms } from '#components/picture/picture-forms.ts';
import { SampleLine } from '#components/sample-note.tsx';
import type { Contact } from '#model/facts/contact.ts';
import type { Site } from '#model/read-site.ts';
import { ShuttleArrow } from '#weave/drawing.tsx';
import styles from './contact-screen.module.css';

interface ContactScreenProps {
  site: Site;
  photo: PictureForms | undefined;
  children: ReactNode;
}

export function ContactScreen({ site, photo, children }: ContactScreenProps) {
  const { actionPlan, contact: facts, reader } = site;
  const { plan, steps } = facts;
  const more = steps.find((step) => step.more)?.more;
  const face = <Face name={reader.name} photo={photo} width={92} />;
  return (
    <section className="wrap opening" aria-labelledby="contact-heading">
      <div className={clsx('grid-12', styles.columns)}>
        <div className="to-4">
          <h1 id="contact-heading">{facts.heading}</h1>
          <p className={clsx('lede', styles.lede)}>{facts.lede}</p>
          <div className={clsx('flow', styles.person, styles.promise)}>
            {face}
            <p className="small">
              <b className="block">{facts.promise}</b> {reader.name}{' '}
              {linked(`${facts.readerNote}.`, more)}
            </p>
          </div>
        </div>
        {children}
        {/* After the form in the document, so that nothing painted early moves. */}
        <div className="to-4">
          <div className={styles.thread}>
            <ShuttleArrow />
          </div>
          <ol className={clsx('rows small', styles.steps)}>
            {steps.map(({ when, what, more }) => (
              <li key={when}>
                <b className="block">{when}</b> {linked(what, more)}
              </li>
            ))}
          </ol>
          <div className={styles.aside}>
            <div className={clsx('flow', styles.person)}>
              {face}
              <p className="note">
                <b>{reader.name}</b>
                <br />
                {reader.title}, {facts.readerNote}
              </p>
            </div>
            <div className={styles.example}>
              <figure className="figure">
                <div className={styles.sheet}>
                  <h2>{plan.heading}</h2>
                  <Terms className="terms" rows={plan.rows.map(({ term, fact }) => [term, fact])} />
                </div>
                <figcaption>
                  <p className="caption">{plan.caption}</p>
                </figcaption>
              </figure>
              <SampleLine notes={{ reader, actionPlan }} />
            </div>
          </div>
        </div>
      </div>
      <div className="endspace" />
    </section>
  );
}

const linked = (words: string, more: Contact['steps'][number]['more']) =>
  more ? (
    <>
      {words} <a href={more.href}>{more.label}</a>.
    </>
  ) : (
    words
  );
