import { MoonIcon, SunIcon } from './docs-icons.tsx';
import styles from './theme-toggle.module.css';

/**
 * A switch of one thing, so its name is that thing, in the words that are seen, and does not change. Its looks follow the class on the root element, so that they are right before the script
 * has set `aria-pressed`.
 */
export function ThemeToggle() {
  return (
    <button type="button" className={styles.toggle} aria-pressed="false" data-behaviour="theme-toggle">
      <span className={styles.light} aria-hidden="true">
        <SunIcon />
      </span>
      <span className={styles.dark}>
        <MoonIcon />
        Dark mode
      </span>
    </button>
  );
}
