import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { WarningIcon } from '#ui/icons.tsx';
import styles from './load-error.module.css';

/** Message about a failed load, in red, with an icon for people who cannot see red. */
export function LoadError({ children, className, ...rest }: ComponentProps<'p'>) {
  return (
    <p className={clsx(styles.error, className)} role="alert" {...rest}>
      <WarningIcon />
      <span>{children}</span>
    </p>
  );
}
