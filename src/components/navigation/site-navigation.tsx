import { clsx } from 'clsx';
import { ArrowButton } from '#components/arrow-link.tsx';
import type { NavigationLink } from '#model/facts/site.ts';
import { filled } from '#model/filled.ts';
import type { Site } from '#model/read-site.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CloseIcon, MenuIcon } from '#ui/icons.tsx';
import { Brand, type BrandFacts } from '../brand.tsx';
import styles from './site-navigation.module.css';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

const MENU_ID = 'menu';

/** The longest address that begins the path. Home begins every one: it is marked on its own. */
const currentLink = (links: readonly NavigationLink[], path: string) =>
  links
    .map(({ href }) => href)
    .filter((href) => path === href || (href !== '/' && path.startsWith(`${href}/`)))
    .sort((a, b) => b.length - a.length)[0];

interface SiteNavigationProps {
  path: string;
  brand: BrandFacts;
  site: Site;
}

export function SiteNavigation({ path, brand, site }: SiteNavigationProps) {
  const { main, callToAction } = site.navigation;
  const [plan] = site.plans;
  const current = currentLink(main, path);
  const links = main.map(({ label, href }) => (
    <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
      {label}
    </a>
  ));
  return (
    <header className={styles.navigation}>
      <div className={clsx('wrap', styles.row)}>
        <Brand brand={brand} />
        <nav aria-label="Main">{links}</nav>
        <ButtonLink
          className={styles.callToAction}
          size="small"
          variant={['/', '/about', '/pricing', callToAction.href].includes(path) ? 'line' : 'solid'}
          href={callToAction.href}
          aria-current={path === callToAction.href ? 'page' : undefined}
        >
          {callToAction.label}
        </ButtonLink>
        <button
          type="button"
          className={clsx(styles.button, styles.opener)}
          aria-haspopup="dialog"
          aria-controls={MENU_ID}
          command="show-modal"
          commandfor={MENU_ID}
        >
          <MenuIcon />
          Menu
        </button>
      </div>
      <dialog
        id={MENU_ID}
        className={styles.menu}
        aria-label="Menu"
        data-behaviour="navigation-menu"
      >
        <div className={styles.top}>
          <Brand brand={brand} />
          <button type="button" className={styles.button} command="close" commandfor={MENU_ID}>
            <CloseIcon />
            Close
          </button>
        </div>
        <ul>
          {links.map((link) => (
            <li key={link.key}>{link}</li>
          ))}
        </ul>
        <ArrowButton to={callToAction} />
        <p className={clsx('note', styles.proof)}>
          <b>
            {plan.price} {plan.period}
          </b>
          {filled(site.words.menu.after, { proof: `${site.calendar.proofWeeks}\u00a0weeks` })}
        </p>
      </dialog>
    </header>
  );
}
