import { clsx } from 'clsx';
import { ArrowButton } from '#components/arrow-button.tsx';
import { proofWeeks } from '#model/facts/engagement.ts';
import type { Plan } from '#model/facts/pricing.ts';
import { callToActionLink, mainLinks, sharedWords as words } from '#model/facts/site.ts';
import { filled } from '#model/filled.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CloseIcon, MenuIcon } from '#ui/icons.tsx';
import { Brand } from '../brand.tsx';
import styles from './site-navigation.module.css';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

export const MENU_ID = 'menu';

/** The longest address that begins the path. Home begins every path: it is marked on its own. */
function currentLink(path: string): string | undefined {
  return mainLinks
    .map(({ href }) => href)
    .filter((href) => path === href || (href !== '/' && path.startsWith(`${href}/`)))
    .sort((a, b) => b.length - a.length)[0];
}

interface SiteNavigationProps {
  /** Without a query. */
  path: string;
  /** The plan whose price the menu names. */
  plan: Pick<Plan, 'price' | 'period'>;
}

export function SiteNavigation({ path, plan }: SiteNavigationProps) {
  const current = currentLink(path);
  const links = mainLinks.map(({ label, href }) => (
    <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
      {label}
    </a>
  ));
  return (
    <header className={styles.navigation}>
      <div className={clsx('wrap', styles.row)}>
        <Brand className={styles.brand} />
        <nav aria-label="Main">{links}</nav>
        <ButtonLink
          className={styles.callToAction}
          size="small"
          variant={path === callToActionLink.href ? 'line' : 'solid'}
          href={callToActionLink.href}
          aria-current={path === callToActionLink.href ? 'page' : undefined}
        >
          {callToActionLink.label}
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
          <Brand />
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
        <ArrowButton href={callToActionLink.href}>{callToActionLink.label}</ArrowButton>
        <p className={clsx('note', styles.proof)}>
          <b>
            {plan.price} {plan.period}
          </b>
          {filled(words.menu.after, { proof: `${proofWeeks}\u00a0weeks` })}
        </p>
      </dialog>
    </header>
  );
}
