import type { Author } from '#content/data/authors.ts';
import styles from './author-line.module.css';

/** Who wrote the article: portrait, name, role. */
export function AuthorLine({ author: { name, role, avatar } }: { author: Author }) {
  return (
    <div className={styles.author}>
      <img src={avatar} alt="" width="48" height="56" decoding="async" />
      <p>
        <span className="visually-hidden">Written by </span>
        <b>{name}</b>
        <span>{role}</span>
      </p>
    </div>
  );
}
