import type { Behaviour } from '#behaviours/behaviour.ts';

/** Some browsers lack `closedby`. A form fills the dialog, so a press on that itself is outside. */
export const start: Behaviour<HTMLDialogElement> = (dialog, signal) =>
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close(), { signal });
