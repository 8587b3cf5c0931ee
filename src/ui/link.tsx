import type { ComponentProps, ReactNode } from 'react';
import { ShuttleArrow } from '#weave/shuttle.tsx';
import { ExternalMark } from './icons.tsx';
import './button.css';

type ArrowLinkProps = ComponentProps<'a'> & { href: string; children: ReactNode };

/** An underlined link with the shuttle: "go on reading there". */
export function ArrowLink({ children, className, ...rest }: ArrowLinkProps) {
  return (
    <a className={['link', className].filter(Boolean).join(' ')} {...rest}>
      {children} <ShuttleArrow />
    </a>
  );
}

/** The mirrored shuttle: back to the list this page came from. */
export function BackLink({ children, className, ...rest }: ArrowLinkProps) {
  return (
    <a className={['link back', className].filter(Boolean).join(' ')} {...rest}>
      <ShuttleArrow /> {children}
    </a>
  );
}

/**
 * A link that leaves the site in a new tab, marked for the eye and in words for screen readers.
 * `noopener` keeps the other page away from this one.
 */
export function OutsideLink({ children, ...rest }: ArrowLinkProps) {
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children} <ExternalMark />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
