import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import styles from './modal.module.css';

interface ModalProps extends ComponentProps<'dialog'> {
  id: string;
  heading: string;
  /** Label of the button that closes it. */
  closeLabel: string;
}

/**
 * A native modal dialog: the browser moves the focus in, keeps it there, closes on Escape and gives the focus back. Its
 * button closes it without a script; a click on the backdrop does so by `closedby`, and by `modal.behaviour.ts` where
 * the browser does not know that attribute yet.
 */
export function Modal({ id, heading, closeLabel, className, children, ...rest }: ModalProps) {
  return (
    <dialog
      id={id}
      className={clsx(styles.modal, className)}
      aria-labelledby={`${id}-heading`}
      data-behaviour="modal"
      {...{ closedby: 'any' }}
      {...rest}
    >
      <form method="dialog" className={styles.box}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {children}
        <Button type="submit">{closeLabel}</Button>
      </form>
    </dialog>
  );
}
