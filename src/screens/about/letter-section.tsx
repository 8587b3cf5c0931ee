import { letter } from '#content/data/about.ts';
import { team } from '#content/data/team.ts';
import styles from './letter-section.module.css';

/** The letter a co-founder signs. */
export function LetterSection() {
  const { heading, paragraphs, signedBy, autograph } = letter;
  const signer = team.find(({ id, isFounder }) => id === signedBy && isFounder);
  if (!signer)
    throw new Error(
      `content/data/about.ts: letter.signedBy is "${signedBy}", who is no founder in content/data/team.ts.`,
    );
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
          </footer>
        </div>
      </div>
    </section>
  );
}
