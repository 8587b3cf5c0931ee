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
 * A native modal dialog: the browser moves the focus in, keeps it there, closes on Escape and on a click on the backdrop,
 * and gives the focus back.
 */
export function Modal({ id, heading, closeLabel, children, ...rest }: ModalProps) {
  return (
    <dialog
      id={id}
      className={styles.modal}
      aria-labelledby={`${id}-heading`}
      {...{ closedby: 'any' }}
      {...rest}
    >
      <form method="dialog">
        <h2 id={`${id}-heading`}>{heading}</h2>
        {children}
        <Button type="submit">{closeLabel}</Button>
      </form>
    </dialog>
  );
}
