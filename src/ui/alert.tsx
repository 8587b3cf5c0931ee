import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './alert.module.css';
import { DoneIcon, WarningIcon } from './icons.tsx';

type AlertBoxProps = ComponentProps<'div'> & { tone: 'error' | 'good' };

export function AlertBox({ tone, className, children, ...rest }: AlertBoxProps) {
  const isGood = tone === 'good';
  return (
    <div className={clsx(styles.alert, isGood && styles.good, className)} {...rest}>
      {isGood ? <DoneIcon /> : <WarningIcon />}
      <div>{children}</div>
    </div>
  );
}

type AlertProps = AlertBoxProps & {
  sentence: string;
};

/** The box takes focus, so that the next Tab goes on from here. */
export const Alert = ({ sentence, children, ...rest }: AlertProps) => (
  <AlertBox tabIndex={-1} role="group" aria-label="Form result" {...rest}>
    <p className={styles.sentence} role="alert">
      {sentence}
    </p>
    {children}
  </AlertBox>
);
