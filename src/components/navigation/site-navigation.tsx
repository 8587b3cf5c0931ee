import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { callToActionLink, mainLinks } from '#model/facts/site.ts';
import { ButtonLink } from '#ui/button.tsx';
import { MenuIcon } from '#ui/icons.tsx';
import { Brand } from '../brand.tsx';
import menuButton from './menu-button.module.css';
import { MENU_ID, NavigationMenu } from './navigation-menu.tsx';
import styles from './site-navigation.module.css';

interface SiteNavigationProps extends ComponentProps<'header'> {
  /** The path of the page, without a query. */
  path: string;
}

/** The link of the bar to mark: the longest address that begins the path. Home begins every path, so it is marked on its own page only. */
function currentLink(path: string): string | undefined {
  return mainLinks
    .map(({ href }) => href)
    .filter((href) => path === href || (href !== '/' && path.startsWith(`${href}/`)))
    .sort((a, b) => b.length - a.length)[0];
}

/** The fixed bar of every page but the incubator's. */
export function SiteNavigation({ path, className, ...rest }: SiteNavigationProps) {
  const current = currentLink(path);
  return (
    <header className={clsx(styles.navigation, className)} {...rest}>
      <div className={clsx('wrap', styles.row)}>
        <Brand className={styles.brand} />
        <nav aria-label="Main">
          {mainLinks.map(({ label, href }) => (
            <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <ButtonLink
          className={styles.callToAction}
          size="small"
          href={callToActionLink.href}
          aria-current={path === callToActionLink.href ? 'page' : undefined}
        >
          {callToActionLink.label}
        </ButtonLink>
        <button
          type="button"
          className={clsx(menuButton.button, styles.menuButton)}
          aria-haspopup="dialog"
          aria-expanded="false"
          aria-controls={MENU_ID}
          {...{ command: 'show-modal', commandfor: MENU_ID }}
        >
          <MenuIcon />
          Menu
        </button>
      </div>
      <NavigationMenu current={current} />
    </header>
  );
}
