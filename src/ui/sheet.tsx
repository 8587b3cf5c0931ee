import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './sheet.module.css';

export interface SheetProps extends ComponentProps<'div'> {
  heading: string;
  /** Opposite the heading: when, how long, or for whom. */
  aside: string;
  /** The foot: what came of it, and who still has to act. Without an outcome there is no foot. */
  outcome?: string | undefined;
  remark?: string | undefined;
}

/** A sheet of paper on the page: something an agent hands over or a client receives. */
export function Sheet({
  heading,
  aside,
  outcome,
  remark,
  className,
  children,
  ...rest
}: SheetProps) {
  return (
    <div className={clsx(styles.sheet, className)} {...rest}>
      <div className={styles.head}>
        <b>{heading}</b>
        <span className="num">{aside}</span>
      </div>
      {children}
      {outcome ? (
        <div className={styles.foot}>
          <span className={styles.outcome}>{outcome}</span>
          <span>{remark}</span>
        </div>
      ) : null}
    </div>
  );
}
