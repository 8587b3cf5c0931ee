import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './accordion.module.css';
import { PlusMinusIcon } from './icons.tsx';

interface AccordionItemProps extends ComponentProps<'details'> {
  heading: ReactNode;
  /** Items that share a name close one another. */
  name: string;
  size?: 'small';
}

/** A group needs an element of its own: its first and last item are ruled off differently. */
export const AccordionItem = ({
  heading,
  size,
  className,
  children,
  ...rest
}: AccordionItemProps) => (
  <details className={clsx(styles.item, size === 'small' && styles.small, className)} {...rest}>
    <summary>
      {heading}
      <PlusMinusIcon />
    </summary>
    <div className={styles.answer}>{children}</div>
  </details>
);
