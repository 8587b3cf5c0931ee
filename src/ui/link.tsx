import type { ComponentProps } from 'react';
import { ExternalMark } from './icons.tsx';

/** `noopener` keeps the other page away from this one. */
export function OutsideLink({ children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children} <ExternalMark role="img" aria-hidden="false" aria-label="(opens in a new tab)" />
    </a>
  );
}
