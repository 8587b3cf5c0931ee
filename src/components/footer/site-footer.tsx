import { clsx } from 'clsx';
import { LegalLine } from '#components/legal-line.tsx';
import { filled } from '#model/filled.ts';
import type { Site } from '#model/read-site.ts';
import { list } from '#model/sentence.ts';
import { face } from '#styles/design-tokens.ts';
import { OutsideLink } from '#ui/link.tsx';
import { Brand, type BrandFacts } from '../brand.tsx';
import styles from './site-footer.module.css';

const FACES = new Set([face('--font-serif'), face('--font-sans')]);

interface SiteFooterProps {
  brand: BrandFacts;
  site: Site;
}

export const SiteFooter = ({ brand, site }: SiteFooterProps) => (
  <footer className={clsx(styles.footer, 'on-ink')}>
    <div className={clsx('wrap grid-12', styles.columns)}>
      <div className={clsx('to-5', styles.about)}>
        <Brand brand={brand} size={34} />
        <p>{site.words.footer.about}</p>
      </div>
      <div className={clsx('from-7 quiet', styles.groups)}>
        {site.navigation.footer.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2>{heading}</h2>
            <ul>
              {links.map(({ label, href }) => {
                const Link = href.startsWith('/') ? 'a' : OutsideLink;
                return (
                  <li key={label}>
                    <Link href={href}>{label}</Link>
                  </li>
                );
              })}
            </ul>
          </nav>
        ))}
      </div>
      <div className={clsx('flow', styles.base)}>
        <span translate="no">
          © {site.company.copyrightYear} {site.company.name}
        </span>
        <span>{filled(site.words.footer.drawings, { faces: list([...FACES]) })}</span>
        {site.outsideLinks.webDeveloper && (
          <OutsideLink href={site.outsideLinks.webDeveloper}>
            {site.words.footer.developer}
          </OutsideLink>
        )}
        <span className={styles.legal}>
          <LegalLine entity={site.legalEntity} />
        </span>
      </div>
    </div>
  </footer>
);
