import { clsx } from 'clsx';
import { Brand } from '#components/brand.tsx';
import { site } from '#model/facts/site-facts.ts';
import { incubatorChannels } from '#model/facts/team-facts.ts';
import { ArrowUpIcon } from '#ui/icons.tsx';
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
          <ArrowUpIcon />
          Back to top
        </a>
        <p className={styles.base}>
          © {site.copyrightYear} {site.name}
        </p>
      </div>
    </footer>
  );
}
