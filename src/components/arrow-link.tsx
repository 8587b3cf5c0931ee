import type { ComponentProps } from 'react';
import { Link } from '#ui/link.tsx';
import { ShuttleArrow } from '#weave/shuttle-arrow.tsx';

type ArrowLinkProps = Omit<ComponentProps<typeof Link>, 'variant'>;

/** An underlined link with the site's arrow: "go on reading there". */
export function ArrowLink({ children, ...rest }: ArrowLinkProps) {
  return (
    <Link variant="standalone" {...rest}>
      {children} <ShuttleArrow />
    </Link>
  );
}

/** The mirrored arrow: back to the list this page came from. */
export function BackLink({ children, ...rest }: ArrowLinkProps) {
  return (
    <Link variant="back" {...rest}>
      <ShuttleArrow /> {children}
    </Link>
  );
}
