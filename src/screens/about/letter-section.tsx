import { SampleNote } from '#components/sample-note.tsx';
import { letter } from '#content/data/about.ts';
import { seatHolder } from '#model/seat-holder.ts';
import styles from './letter-section.module.css';

/** The letter a co-founder signs. */
export function LetterSection() {
  const { heading, paragraphs, signedBy, autograph } = letter;
  const signer = seatHolder(signedBy);
  return (
    <section className={styles.letter} aria-labelledby="letter-heading">
      <div className="wrap grid-12">
        <h2 id="letter-heading">{heading}</h2>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <footer>
            {autograph ? (
              <svg viewBox={autograph.viewBox} aria-hidden="true" fill="none" stroke="currentColor">
                <path strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" d={autograph.path} />
              </svg>
            ) : null}
            <b>{signer.name}</b>
            <br />
            {signer.title}
            <SampleNote className={styles.sample} note="letter" of={signer} />
          </footer>
        </div>
      </div>
    </section>
  );
}
