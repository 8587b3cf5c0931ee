import type { Behaviour } from '#behaviours/behaviour.ts';

/** WebKit does not make a scrolling element a stop of the Tab key (WCAG 2.1.1). */
export const start: Behaviour = (frame, signal) => {
  const observer = new ResizeObserver(() => {
    if (frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0;
    else frame.removeAttribute('tabindex');
  });
  observer.observe(frame);
  if (frame.firstElementChild) observer.observe(frame.firstElementChild);
  signal.addEventListener('abort', () => observer.disconnect());
};
