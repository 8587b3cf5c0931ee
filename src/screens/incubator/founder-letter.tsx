import { clsx } from 'clsx';
import { PersonPicture } from '#components/person-picture.tsx';
import { SampleNote } from '#components/sample-note.tsx';
import { founderLetter } from '#model/facts/incubator-facts.ts';
import type { PhotoSources } from '#model/team-photos.ts';
import styles from './founder-letter.module.css';

interface FounderLetterProps {
  /** Photograph of the person who signs. */
  photo: PhotoSources | undefined;
}

export function FounderLetter({ photo }: FounderLetterProps) {
  const { heading, paragraphs, signature, author } = founderLetter;
  return (
    <section className="sect wrap" aria-labelledby="letter-heading">
      <div className={clsx('grid-12 head', styles.letter)}>
        <div className={styles.author}>
          <PersonPicture
            src={author.image}
            photo={photo}
            sizes="(max-width: 899px) 152px, 25vw"
            width={330}
            height={412}
            loading="lazy"
          />
          <p className="note">
            <b>{author.name}</b>
            <br />
            {author.title}
          </p>
        </div>
        <div className={styles.text}>
          <h2 id="letter-heading">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={styles.signature}>
            <em>{signature}</em>
          </p>
        </div>
        <SampleNote className={styles.sample} note="letter" of={founderLetter} />
      </div>
    </section>
  );
}
