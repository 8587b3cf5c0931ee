import { callToActionLink, mainLinks } from '#content/data/navigation.ts';
import { ButtonLink } from '#ui/button.tsx';
import { MenuIcon } from '#ui/icons.tsx';
import { Brand } from '../brand.tsx';
import { NavigationMenu } from './navigation-menu.tsx';
import './navigation.css';

/** The link of the bar that stands for this page: the longest one the path lies under; home only for itself. */
export function currentLink(path: string): string | undefined {
  return mainLinks
    .map(({ href }) => href)
    .filter((href) => path === href || (href !== '/' && path.startsWith(`${href}/`)))
    .sort((a, b) => b.length - a.length)[0];
}

/** The fixed bar every page has, the incubator's alone excepted. */
export function SiteNavigation({ path }: { path: string }) {
  const current = currentLink(path);
  return (
    <header className="nav">
      <div className="wrap">
        <Brand />
        <nav aria-label="Main">
          {mainLinks.map(({ label, href }) => (
            <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <ButtonLink
          size="small"
          href={callToActionLink.href}
          aria-current={path === callToActionLink.href ? 'page' : undefined}
        >
          {callToActionLink.label}
        </ButtonLink>
        <button
          type="button"
          className="menu-button"
          aria-haspopup="dialog"
          aria-expanded="false"
          aria-controls="menu"
          {...{ command: 'show-modal', commandfor: 'menu' }}
        >
          <MenuIcon />
          Menu
        </button>
      </div>
      <NavigationMenu current={current} />
    </header>
  );
}
