import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { ShuttleArrow } from '#weave/drawing.tsx';
import styles from './arrow-link.module.css';

type ArrowLinkProps = ComponentProps<'a'> & { href: string };

export function ArrowLink({ children, className, ...rest }: ArrowLinkProps) {
  return (
    <a className={clsx(styles.link, className)} {...rest}>
      {children} <ShuttleArrow />
    </a>
  );
}

export function BackLink({ children, ...rest }: ArrowLinkProps) {
  return (
    <a className={clsx(styles.link, styles.back)} {...rest}>
      <ShuttleArrow /> {children}
    </a>
  );
}
