import type { Author } from '#content/data/authors.ts';
import type { PhotoSources } from '#model/team-photos.ts';
import styles from './author-line.module.css';

interface AuthorLineProps {
  author: Author;
  /** Replaces the woven portrait. */
  photo?: PhotoSources | undefined;
}

/** Who wrote the article: portrait, name, role. */
export function AuthorLine({ author: { name, role, avatar }, photo }: AuthorLineProps) {
  const portrait = { width: 48, height: 56, decoding: 'async' } as const;
  return (
    <div className={styles.author}>
      {photo ? (
        <picture>
          {photo.sources.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes="48px" />
          ))}
          <img className={styles.photo} src={photo.src} alt="" {...portrait} />
        </picture>
      ) : (
        <img src={avatar} alt="" {...portrait} />
      )}
      <p>
        <span className="visually-hidden">Written by </span>
        <b>{name}</b>
        <span>{role}</span>
      </p>
    </div>
  );
}
