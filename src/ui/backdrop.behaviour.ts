import type { Behaviour } from '#behaviours/behaviour.ts';

/** For browsers without `closedby`. A form fills the dialog itself. */
export const start: Behaviour<HTMLDialogElement> = (dialog, signal) =>
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close(), { signal });
