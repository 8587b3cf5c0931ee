import { Brand } from '#components/brand.tsx';
import { incubator } from '#content/data/incubator.ts';
import { ButtonLink } from '#ui/button.tsx';
import './incubator-bar.css';

const NEW_TAB = { target: '_blank', rel: 'noopener' } as const;

/** The page's own bar. `incubator-bar-behaviour.ts` writes its scroll state; without a script it stays in view. */
export function IncubatorBar() {
  return (
    <header className="incubator-bar" data-incubator-bar>
      <div className="wrap">
        <Brand />
        <div className="incubator-bar-actions">
          <ButtonLink variant="line" size="small" href={incubator.login.href} {...NEW_TAB}>
            {incubator.login.label}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </ButtonLink>
          <ButtonLink size="small" href={incubator.waitlist.href} {...NEW_TAB}>
            {incubator.waitlist.label}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
