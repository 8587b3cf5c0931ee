import type { Behaviour } from '#behaviours/behaviour.ts';

declare global {
  interface BehaviourElements {
    modal: HTMLDialogElement;
  }
}

/** Closes a modal on a click on its backdrop, in browsers that do not do it by the `closedby` attribute. */
export const start: Behaviour<'modal'> = (modal, signal) => {
  if ('closedBy' in HTMLDialogElement.prototype) return;
  modal.addEventListener(
    'click',
    // The form fills the dialog, so a click whose target is the dialog itself fell on the backdrop.
    ({ target }) => {
      if (target === modal) modal.close();
    },
    { signal },
  );
};
