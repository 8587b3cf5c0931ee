import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './sidebar-button.module.css';

/** A quiet button with an icon, with words or, named by its label, without. */
export function SidebarButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button type={type} className={clsx(styles.button, className)} {...rest} />;
}
