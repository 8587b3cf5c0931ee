import type { ComponentProps } from 'react';
import { ExternalMark } from './icons.tsx';

/** `noopener` keeps the other page away from this one. */
export const OutsideLink = ({ children, ...rest }: ComponentProps<'a'> & { href: string }) => (
  <a target="_blank" rel="noopener" {...rest}>
    {children}
    <ExternalMark role="img" aria-hidden="false" aria-label="(opens in a new tab)" />
  </a>
);
