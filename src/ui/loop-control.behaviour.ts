import type { Behaviour } from '#behaviours/behaviour.ts';

/**
 * Lets the `[data-loop]` around a pause control move while it is in view, and makes the control
 * work. What moves, and the rules that stop it, are CSS (`loop-control.module.css`); this only
 * records what CSS cannot see. Native, not React: it observes scrolling, and one attribute is all
 * its state.
 */
export const start: Behaviour<HTMLButtonElement> = (control, signal) => {
  const loop = control.closest('[data-loop]');
  if (!loop) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) loop.toggleAttribute('data-in-view', isIntersecting);
  });
  observer.observe(loop);
  signal.addEventListener('abort', () => observer.disconnect());
  const toggle = () => loop.toggleAttribute('data-asked', !loop.toggleAttribute('data-paused'));
  control.addEventListener('click', toggle, { signal });
  loop.addEventListener('focusout', () => loop.removeAttribute('data-asked'), { signal });
};
