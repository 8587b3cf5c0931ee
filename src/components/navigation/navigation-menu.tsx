import { clsx } from 'clsx';
import { proofWeeks } from '#model/facts/engagement.ts';
import { plans } from '#model/facts/pricing.ts';
import { callToActionLink, mainLinks, sharedWords as words } from '#model/facts/site.ts';
import { filledText } from '#model/filled.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { ShuttleArrow } from '#weave/shuttle-arrow.tsx';
import { Brand } from '../brand.tsx';
import menuButton from './menu-button.module.css';
import styles from './navigation-menu.module.css';

/** Id of the menu, which its button refers to and which comes last in the bar. */
export const MENU_ID = 'menu';

const [partner] = plans;

/**
 * The full-screen menu of narrow screens. A native modal dialog: the browser keeps focus inside, closes it on Escape
 * and opens it from its button without a script; `navigation-menu.behaviour.ts` adds what the platform leaves out.
 */
export function NavigationMenu({ current }: { current: string | undefined }) {
  return (
    <dialog id={MENU_ID} className={styles.menu} aria-label="Menu" data-behaviour="navigation-menu">
      <div className={styles.top}>
        <Brand />
        <button type="button" className={menuButton.button} {...{ command: 'close', commandfor: MENU_ID }}>
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
      <ButtonLink className={styles.callToAction} href={callToActionLink.href}>
        {callToActionLink.label} <ShuttleArrow />
      </ButtonLink>
      <p className={clsx('note', styles.proof)}>
        <b>
          {partner.price} {partner.period}
        </b>
        {filledText(words.menu.after, { proof: `${proofWeeks}\u00a0weeks` })}
      </p>
    </dialog>
  );
}
