import { clsx } from 'clsx';
import { LegalLine } from '#components/legal-line.tsx';
import { outsideLinks } from '#model/facts/links.ts';
import {
  footerGroups,
  type NavigationLink,
  site,
  sharedWords as words,
} from '#model/facts/site.ts';
import { filled } from '#model/filled.ts';
import { list } from '#model/sentence.ts';
import { face } from '#styles/design-tokens.ts';
import { OutsideLink } from '#ui/link.tsx';
import { Brand } from '../brand.tsx';
import styles from './site-footer.module.css';

function FooterLink({ label, href }: NavigationLink) {
  return href.startsWith('/') ? (
    <a href={href}>{label}</a>
  ) : (
    <OutsideLink href={href}>{label}</OutsideLink>
  );
}

const FACES = new Set([face('--font-serif'), face('--font-sans')]);

export function SiteFooter() {
  return (
    <footer className={clsx(styles.footer, 'on-ink')}>
      <div className={clsx('wrap grid-12', styles.columns)}>
        <div className={clsx('to-5', styles.about)}>
          <Brand size={34} />
          <p>{words.footer.about}</p>
        </div>
        <div className={clsx('from-7 quiet', styles.groups)}>
          {footerGroups.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <h2>{heading}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.label}>
                    <FooterLink {...link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.base}>
          <span translate="no">
            © {site.copyrightYear} {site.name}
          </span>
          <span>{filled(words.footer.drawings, { faces: list([...FACES]) })}</span>
          {outsideLinks.webDeveloper && (
            <OutsideLink href={outsideLinks.webDeveloper}>{words.footer.developer}</OutsideLink>
          )}
          <span className={styles.legal}>
            <LegalLine />
          </span>
        </div>
      </div>
    </footer>
  );
}
