import type { Behaviour } from '#behaviours/behaviour.ts';

/**
 * Puts the frame among the stops of the Tab key while it has something to scroll (WCAG 2.1.1), and
 * only then. Chromium and Firefox do so by themselves, also without a script; WebKit does not.
 */
export const start: Behaviour = (frame, signal) => {
  const observer = new ResizeObserver(() => {
    if (frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0;
    else frame.removeAttribute('tabindex');
  });
  observer.observe(frame);
  if (frame.firstElementChild) observer.observe(frame.firstElementChild);
  signal.addEventListener('abort', () => observer.disconnect());
};
