import type { ComponentProps } from 'react';
import { incubator } from '#model/facts/incubator-facts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ShuttleArrow } from '#weave/shuttle-arrow.tsx';

/** Link to the waitlist's own form, in a new tab, so that this page stays open. */
type WaitlistLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'children'>;

export function WaitlistLink(props: WaitlistLinkProps) {
  return (
    <ButtonLink href={incubator.waitlist.href} target="_blank" rel="noopener" {...props}>
      {incubator.waitlist.label} <ShuttleArrow />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </ButtonLink>
  );
}
