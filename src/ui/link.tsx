import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { ExternalMark } from './icons.tsx';
import styles from './link.module.css';

const VARIANTS = {
  /** Style of the links in the text around it. */
  inline: undefined,
  /** Outside any text, with a rule below: "go on reading there". */
  standalone: styles.standalone,
  /** Outside any text, to where this page was reached from. */
  back: clsx(styles.standalone, styles.back),
} as const;

interface LinkProps extends ComponentProps<'a'> {
  href: string;
  variant?: keyof typeof VARIANTS;
  children: ReactNode;
}

export function Link({ variant = 'inline', className, ...rest }: LinkProps) {
  return <a className={clsx(VARIANTS[variant], className) || undefined} {...rest} />;
}

/**
 * A link that leaves the site in a new tab, marked for the eye and in words for screen readers.
 * `noopener` keeps the other page away from this one.
 */
export function OutsideLink({ children, ...rest }: LinkProps) {
  return (
    <Link target="_blank" rel="noopener" {...rest}>
      {children} <ExternalMark />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </Link>
  );
}
