import type { Behaviour } from '#behaviours/behaviour.ts';

/** The film pauses by itself when the dialog closes. */
export const start: Behaviour = (part, signal) => {
  const dialog = part.querySelector('dialog');
  const open = (event: MouseEvent) => {
    // With one of these keys a link opens elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dialog?.showModal();
    const play = dialog?.querySelector<HTMLElement>('[data-film-play]');
    play?.focus();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Either press brings the film's script.
    (isStill ? dialog?.querySelector<HTMLElement>('[data-on-press]') : play)?.click();
  };
  part.querySelector('a')?.addEventListener('click', open, { signal });
};
