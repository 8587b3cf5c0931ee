import { incubator } from '#content/data/incubator.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ShuttleArrow } from '#weave/shuttle.tsx';

/** To the waitlist's own form, in a new tab: this page stays where it is. */
export function WaitlistLink({ variant = 'solid' }: { variant?: 'solid' | 'pale' }) {
  return (
    <ButtonLink variant={variant} href={incubator.waitlist.href} target="_blank" rel="noopener">
      {incubator.waitlist.label} <ShuttleArrow />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </ButtonLink>
  );
}
