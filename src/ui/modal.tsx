import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './modal.module.css';

interface ModalProps {
  id: string;
  heading: string;
  /** Label of the button that closes it. */
  closeLabel: string;
  children: ReactNode;
}

/**
 * A native modal dialog: the browser moves the focus in, keeps it there, closes on Escape and on a click on the backdrop,
 * and gives the focus back.
 */
export function Modal({ id, heading, closeLabel, children }: ModalProps) {
  return (
    <dialog id={id} className={styles.modal} aria-labelledby={`${id}-heading`} {...{ closedby: 'any' }}>
      <form method="dialog">
        <h2 id={`${id}-heading`}>{heading}</h2>
        {children}
        <Button type="submit">{closeLabel}</Button>
      </form>
    </dialog>
  );
}
