import { callToActionLink, mainLinks } from '#content/data/navigation.ts';
import { site } from '#content/data/site.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { ShuttleArrow } from '#weave/shuttle.tsx';
import { Brand } from '../brand.tsx';

/**
 * The full-screen menu of narrow screens. A native modal dialog: the browser keeps focus inside, closes it on Escape
 * and opens it from its button without a script; `menu-behaviour.ts` adds what the platform leaves out.
 */
export function NavigationMenu({ current }: { current: string | undefined }) {
  return (
    <dialog id="menu" className="menu" aria-label="Menu">
      <div className="menu-top">
        <Brand />
        <button type="button" {...{ command: 'close', commandfor: 'menu' }}>
          <CloseIcon />
          Close
        </button>
      </div>
      <ul>
        {mainLinks.map(({ label, href }) => (
          <li key={href}>
            <a href={href} aria-current={href === current ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <ButtonLink href={callToActionLink.href}>
        {callToActionLink.label} <ShuttleArrow />
      </ButtonLink>
      <p className="note">{site.tagline}</p>
    </dialog>
  );
}
