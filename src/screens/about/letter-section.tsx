import { PersonPicture } from '#components/person-picture.tsx';
import { SampleNote } from '#components/sample-note.tsx';
import { letter } from '#model/facts/about-facts.ts';
import { seatHolder } from '#model/seat-holder.ts';
import type { TeamPhotos } from '#model/team-photos.ts';
import styles from './letter-section.module.css';

interface LetterSectionProps {
  photos: TeamPhotos;
}

/** The letter a co-founder signs, and the list of things the company will not do. */
export function LetterSection({ photos }: LetterSectionProps) {
  const { heading, paragraphs, signedBy, autograph, refusals } = letter;
  const signer = seatHolder(signedBy);
  return (
    <section className={styles.letter} aria-labelledby="letter-heading">
      <div className="wrap grid-12">
        <div className={styles.from}>
          <h2 id="letter-heading">{heading}</h2>
          <PersonPicture
            src={signer.image}
            photo={photos.get(signer.id)}
            sizes="304px"
            width={304}
            height={380}
            loading="lazy"
          />
        </div>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <footer>
            {autograph ? (
              <div className={styles.autograph}>
                <svg viewBox={autograph.viewBox} aria-hidden="true" fill="none" stroke="currentColor">
                  <path strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" d={autograph.path} />
                </svg>
              </div>
            ) : null}
            <b>{signer.name}</b>
            <br />
            {signer.title}
            <SampleNote className={styles.sample} note="letter" of={signer} />
          </footer>
        </div>
        <div className={styles.refusals}>
          <h3>{refusals.heading}</h3>
          <ol>
            {refusals.items.map(([what, instead]) => (
              <li key={what}>
                <b>{what}</b> {instead}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
