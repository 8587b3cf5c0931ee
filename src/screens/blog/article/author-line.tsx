import { PersonPicture } from '#components/person-picture.tsx';
import type { Author } from '#model/facts/team-facts.ts';
import type { PhotoSources } from '#model/team-photos.ts';
import styles from './author-line.module.css';

interface AuthorLineProps {
  author: Author;
  photo?: PhotoSources | undefined;
}

/** Author of the article: portrait, name, role. */
export function AuthorLine({ author: { id, name, role }, photo }: AuthorLineProps) {
  return (
    <div className={styles.author}>
      {/* An avatar: a portrait at this size has more threads than pixels, and turns grey. */}
      <PersonPicture
        src={`/pictures/avatars/${id}-48.svg`}
        photo={photo}
        sizes="48px"
        width={48}
        height={55}
      />
      <p>
        <span className="visually-hidden">Written by </span>
        <b>{name}</b>
        <span>{role}</span>
      </p>
    </div>
  );
}
