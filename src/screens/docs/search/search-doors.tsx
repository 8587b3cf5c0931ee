import { categoryCards } from '#model/facts/docs.ts';
import styles from './search-dialog.module.css';

/** Starting points for somebody who does not know what to type: the six parts of the documentation. */
export function SearchDoors() {
  return (
    <div className={styles.doors}>
      <p className="caption" id="search-doors">
        Start here
      </p>
      <ul aria-labelledby="search-doors">
        {categoryCards.map(({ title, description, path }) => (
          <li key={path}>
            <a href={path}>
              <b>{title}</b> <span>{description}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
