import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { OutsideLink } from './link.tsx';
import styles from './tag.module.css';

/** A word or two in a frame: "POPULAR". */
export function Tag({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={clsx(styles.tag, className)} {...rest} />;
}

/** A tag that leads to another site. */
export function OutsideTagLink({ className, ...rest }: ComponentProps<typeof OutsideLink>) {
  return <OutsideLink className={clsx(styles.tag, className)} {...rest} />;
}
