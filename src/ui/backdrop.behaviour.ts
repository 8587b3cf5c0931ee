import type { Behaviour } from '#behaviours/behaviour.ts';

/**
 * Closes a dialog on a click on its backdrop where the browser does not know `closedby`. A form
 * fills the dialog itself.
 */
export const start: Behaviour<HTMLDialogElement> = (dialog, signal) =>
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close(), { signal });
