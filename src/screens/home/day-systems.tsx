import { rows, systems } from '#components/ordinary-day.ts';
import { list } from '#model/sentence.ts';
import { MAY } from './day-access.ts';
import styles from './day-systems.module.css';

/** The heads of the systems. Under the pointer or with the focus, a head labels every agent with what it may do in that system. */
export function DaySystems() {
  return (
    <ul className={styles.systems}>
      {systems.map(({ name, path }, index) => (
        <li key={name}>
          <button type="button" aria-describedby={`day-system-${index}`}>
            <span className={styles.name}>{name}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={path} />
            </svg>
          </button>
          <span id={`day-system-${index}`} hidden>
            {list(rows.map(({ who, access }) => `${who} ${MAY[access[index] ?? 'none'].phrase}`))}
          </span>
        </li>
      ))}
    </ul>
  );
}
