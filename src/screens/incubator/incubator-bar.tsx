import { clsx } from 'clsx';
import { Brand } from '#components/brand.tsx';
import { incubator } from '#model/facts/incubator-facts.ts';
import { ButtonLink } from '#ui/button.tsx';
import styles from './incubator-bar.module.css';

const NEW_TAB = { target: '_blank', rel: 'noopener' } as const;

/** Id of the bar. */
export const BAR_ID = 'incubator-bar';

/** The page's own bar. `incubator-bar.behaviour.ts` writes its scroll state; without a script it stays in view. */
export function IncubatorBar() {
  return (
    <header id={BAR_ID} className={styles.bar} data-behaviour="incubator-bar">
      <div className={clsx('wrap', styles.row)}>
        <Brand className={styles.brand} />
        <div className={styles.actions}>
          <ButtonLink
            className={styles.button}
            variant="line"
            size="small"
            href={incubator.login.href}
            {...NEW_TAB}
          >
            {incubator.login.label}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </ButtonLink>
          <ButtonLink className={styles.button} size="small" href={incubator.waitlist.href} {...NEW_TAB}>
            {incubator.waitlist.label}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
