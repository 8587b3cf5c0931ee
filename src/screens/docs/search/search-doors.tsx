import styles from './search-doors.module.css';

export interface Door {
  path: string;
  title: string;
  description: string;
}

/** The doors as the page was sent with them: what is in its HTML needs to be in no script. */
export function sentDoors(page: HTMLElement): Door[] {
  return Array.from(page.querySelectorAll('[aria-labelledby="search-doors"] a'), (door) => {
    const [title, description] = Array.from(door.children, ({ textContent }) => textContent ?? '');
    return { path: door.getAttribute('href') ?? '', title: title ?? '', description: description ?? '' };
  });
}

/** Starting points for somebody who does not know what to type: the six parts of the documentation. */
export function SearchDoors({ doors }: { doors: readonly Door[] }) {
  return (
    <div className={styles.doors}>
      <p className="caption" id="search-doors">
        Start here
      </p>
      <ul aria-labelledby="search-doors">
        {doors.map(({ title, description, path }) => (
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
