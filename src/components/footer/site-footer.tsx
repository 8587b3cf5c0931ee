import { clsx } from 'clsx';
import { LegalLine } from '#components/legal-line.tsx';
import type { OutsideLinks } from '#model/facts/links.ts';
import type {
  Company,
  LegalEntity,
  Navigation,
  NavigationLink,
  SharedWords,
} from '#model/facts/site.ts';
import { filled } from '#model/filled.ts';
import { list } from '#model/sentence.ts';
import { face } from '#styles/design-tokens.ts';
import { OutsideLink } from '#ui/link.tsx';
import { Brand, type BrandFacts } from '../brand.tsx';
import styles from './site-footer.module.css';

const FooterLink = ({ label, href }: NavigationLink) =>
  href.startsWith('/') ? (
    <a href={href}>{label}</a>
  ) : (
    <OutsideLink href={href}>{label}</OutsideLink>
  );

const FACES = new Set([face('--font-serif'), face('--font-sans')]);

interface SiteFooterProps {
  brand: BrandFacts;
  company: Pick<Company, 'name' | 'copyrightYear'>;
  groups: Navigation['footer'];
  words: SharedWords['footer'];
  entity: LegalEntity;
  links: Pick<OutsideLinks, 'webDeveloper'>;
}

export const SiteFooter = ({ brand, company, groups, words, entity, links }: SiteFooterProps) => (
  <footer className={clsx(styles.footer, 'on-ink')}>
    <div className={clsx('wrap grid-12', styles.columns)}>
      <div className={clsx('to-5', styles.about)}>
        <Brand brand={brand} size={34} />
        <p>{words.about}</p>
      </div>
      <div className={clsx('from-7 quiet', styles.groups)}>
        {groups.map(({ heading, links }) => (
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
          © {company.copyrightYear} {company.name}
        </span>
        <span>{filled(words.drawings, { faces: list([...FACES]) })}</span>
        {links.webDeveloper && (
          <OutsideLink href={links.webDeveloper}>{words.developer}</OutsideLink>
        )}
        <span className={styles.legal}>
          <LegalLine entity={entity} />
        </span>
      </div>
    </div>
  </footer>
);
