import type { ComponentProps } from 'react';
import { ExternalMark } from './icons.tsx';

/**
 * A link that leaves the site in a new tab, marked for the eye and in words for screen readers.
 * `noopener` keeps the other page away from this one.
 */
export function OutsideLink({ children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children} <ExternalMark role="img" aria-hidden="false" aria-label="(opens in a new tab)" />
    </a>
  );
}
