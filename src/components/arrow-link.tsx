import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { ShuttleArrow } from '#weave/drawing.tsx';
import styles from './arrow-link.module.css';

type ArrowLinkProps = ComponentProps<'a'> & { href: string };

/** "Go on reading there". */
export function ArrowLink({ children, className, ...rest }: ArrowLinkProps) {
  return (
    <a className={clsx(styles.link, className)} {...rest}>
      {children} <ShuttleArrow />
    </a>
  );
}

/** Back to the list this page came from. */
export function BackLink({ children, className, ...rest }: ArrowLinkProps) {
  return (
    <a className={clsx(styles.link, styles.back, className)} {...rest}>
      <ShuttleArrow /> {children}
    </a>
  );
}
