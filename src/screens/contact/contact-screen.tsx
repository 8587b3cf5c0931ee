import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Terms } from '#components/facts.tsx';
import { LegalLine } from '#components/legal-line.tsx';
import { Face } from '#components/person-picture.tsx';
import { SampleLine } from '#components/sample-note.tsx';
import { contact, reader } from '#model/facts/contact.ts';
import { actionPlan } from '#model/facts/engagement.ts';
import type { PictureForms } from '#model/pictures/picture-forms.ts';
import { TimedSteps } from './arrival.tsx';
import styles from './contact-screen.module.css';

interface ContactScreenProps {
  /** Photograph of the person who reads the requests. */
  photo: PictureForms | undefined;
  /** The form. */
  children: ReactNode;
}

/**
 * Shows the form, and next to it the steps after sending, its reader, and an example of the
 * resulting plan.
 */
export function ContactScreen({ photo, children }: ContactScreenProps) {
  return (
    <section className="wrap opening" aria-labelledby="contact-heading">
      <div className={clsx('grid-12', styles.columns)}>
        <div className="to-4">
          <h1 id="contact-heading">{contact.heading}</h1>
          <p className={clsx('lede', styles.lede)}>{contact.lede}</p>
          <p className={styles.promise}>{contact.promise}</p>
        </div>
        {children}
        {/* After the form in the document, even where it is next to it on screen, so that nothing
            painted early moves. */}
        <div className="to-4">
          <TimedSteps className={styles.steps} steps={contact.steps.map(linkedStep)} />
          <div className={styles.aside}>
            <Reader photo={photo} />
            <p className="note">
              <LegalLine />
            </p>
            <ActionPlan />
            <SampleLine notes={{ reader, actionPlan }} />
          </div>
        </div>
      </div>
      <div className="endspace" />
    </section>
  );
}

/** A step with the link that its sentence ends in. */
function linkedStep({ when, what, more }: (typeof contact.steps)[number]) {
  if (!more) return { when, what };
  const words = (
    <>
      {what} <a href={more.href}>{more.label}</a>.
    </>
  );
  return { when, what: words };
}

function Reader({ photo }: Pick<ContactScreenProps, 'photo'>) {
  return (
    <div className={styles.person}>
      <Face name={reader.name} photo={photo} width={92} />
      <div>
        <p className="note">
          <b>{reader.name}</b>
          <br />
          {reader.title}, {contact.readerNote}
        </p>
      </div>
    </div>
  );
}

function ActionPlan() {
  const { heading, rows, caption } = contact.plan;
  return (
    <figure>
      <div className={styles.sheet}>
        <h2>{heading}</h2>
        <Terms className="terms" rows={rows.map(({ term, fact }) => [term, fact])} />
      </div>
      <figcaption>
        <p className="caption">{caption}</p>
      </figcaption>
    </figure>
  );
}
