import type { Behaviour } from '#behaviours/behaviour.ts';

/**
 * Opens the film of a link in the dialog beside it, and plays it there for who did not ask for less
 * motion. Pausing when the dialog closes is the film's own.
 */
export const start: Behaviour = (part, signal) => {
  const dialog = part.querySelector('dialog');
  const open = (event: MouseEvent) => {
    // With one of these keys a link opens elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dialog?.showModal();
    const play = dialog?.querySelector<HTMLElement>('[data-film-play]');
    play?.focus();
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) play?.click();
  };
  part.querySelector('a')?.addEventListener('click', open, { signal });
};
