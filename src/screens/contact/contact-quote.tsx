import { SampleNote } from '#components/sample-note.tsx';
import { SpeakerPicture } from '#components/speaker-picture.tsx';
import { contact } from '#model/facts/contact-facts.ts';
import { testimonials } from '#model/facts/testimonials-facts.ts';
import styles from './contact-quote.module.css';

/** Quote of a client who once filled in the form. */
export function ContactQuote() {
  const { by } = contact.quote;
  const said = testimonials.find(({ name }) => name === by);
  if (!said)
    throw new Error(
      `content/data/contact.yaml: "${by}" of quote is nobody in content/data/testimonials.yaml.`,
    );
  return (
    <figure className={styles.quote} data-channel={said.channel}>
      <blockquote>“{said.quote}”</blockquote>
      <figcaption>
        <SpeakerPicture name={said.name} sample={said.sample} width={48} />
        <div>
          <p className="note">
            <b>{said.name}</b>
            <br />
            {said.title}, {said.company}
          </p>
          <SampleNote className={styles.sample} note="testimonial" of={said} />
        </div>
      </figcaption>
    </figure>
  );
}
