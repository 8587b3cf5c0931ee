import { categoryCards } from '#content/data/docs-cards.ts';
import { ShuttleArrow } from '#weave/shuttle-arrow.tsx';
import styles from './category-cards.module.css';

/** The six ways into the documentation. */
export function CategoryCards() {
  return (
    <ul className={styles.cards} data-wide>
      {categoryCards.map(({ title, description, path, count: amount }) => (
        <li key={path}>
          <a href={path}>
            <span className="caption num">{amount}</span>
            <h2>{title}</h2>
            <p className={styles.text}>{description}</p>
            <ShuttleArrow className={styles.arrow} />
          </a>
        </li>
      ))}
    </ul>
  );
}
