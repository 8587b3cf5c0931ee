import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './sheet.module.css';

interface SheetProps extends ComponentProps<'div'> {
  heading: string;
  aside: string;
  outcome?: string | undefined;
  remark?: string | undefined;
}

export const Sheet = ({
  heading,
  aside,
  outcome,
  remark,
  className,
  children,
  ...rest
}: SheetProps) => (
  <div className={clsx(styles.sheet, className)} {...rest}>
    <div className={styles.head}>
      <b>{heading}</b> <span className="num">{aside}</span>
    </div>
    {children}
    {outcome && (
      <div className={styles.foot}>
        <span className={styles.outcome}>{outcome}</span> <span>{remark}</span>
      </div>
    )}
  </div>
);
