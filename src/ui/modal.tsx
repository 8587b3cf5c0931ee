import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import './modal.css';

interface ModalProps {
  id: string;
  heading: string;
  children: ReactNode;
  /** What the button that closes it says. */
  closeLabel: string;
}

/**
 * A native modal dialog: the browser moves the focus in, keeps it there, closes on Escape and gives the focus back. Its
 * button closes it without a script; a click on the backdrop does so by `closedby`, and by `modal-behaviour.ts` where
 * the browser does not know that attribute yet.
 */
export function Modal({ id, heading, children, closeLabel }: ModalProps) {
  return (
    <dialog id={id} className="modal" aria-labelledby={`${id}-heading`} {...{ closedby: 'any' }}>
      <form method="dialog" className="modal-box">
        <h2 id={`${id}-heading`}>{heading}</h2>
        {children}
        <Button type="submit">{closeLabel}</Button>
      </form>
    </dialog>
  );
}
