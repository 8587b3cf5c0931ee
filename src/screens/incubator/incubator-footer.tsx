import { clsx } from 'clsx';
import { Brand } from '#components/brand.tsx';
import { incubatorChannels } from '#content/data/incubator.ts';
import { site } from '#content/data/site.ts';
import { OutsideLink } from '#ui/link.tsx';
import styles from './incubator-footer.module.css';

export function IncubatorFooter() {
  return (
    <footer className={clsx('on-ink', styles.footer)}>
      <div className={clsx('wrap', styles.row)}>
        <Brand size={34} />
        <ul>
          <li>
            <a href="/">Company website</a>
          </li>
          {incubatorChannels.map(({ label, href }) => (
            <li key={label}>
              <OutsideLink href={href}>{label}</OutsideLink>
            </li>
          ))}
        </ul>
        <a className={styles.toTop} href="#top">
          <svg
            width="12"
            height="12"
            viewBox="0 0 12 12"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            <path d="M6 11V2M2 6l4-4 4 4" />
          </svg>
          Back to top
        </a>
        <p className={styles.base}>
          © {site.copyrightYear} {site.name}
        </p>
      </div>
    </footer>
  );
}
