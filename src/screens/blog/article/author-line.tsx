import { PersonPicture } from '#components/person-picture.tsx';
import type { Author } from '#content/data/authors.ts';
import type { PhotoSources } from '#model/team-photos.ts';
import styles from './author-line.module.css';

interface AuthorLineProps {
  author: Author;
  photo?: PhotoSources | undefined;
}

/** Author of the article: portrait, name, role. */
export function AuthorLine({ author: { name, role, avatar }, photo }: AuthorLineProps) {
  return (
    <div className={styles.author}>
      <PersonPicture src={avatar} photo={photo} sizes="48px" width={48} height={56} />
      <p>
        <span className="visually-hidden">Written by </span>
        <b>{name}</b>
        <span>{role}</span>
      </p>
    </div>
  );
}
