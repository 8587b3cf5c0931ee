import type { Behaviour } from '#behaviours/behaviour.ts';

/** Records on the `[data-loop]` around it what `loop-control.module.css` cannot see. */
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
