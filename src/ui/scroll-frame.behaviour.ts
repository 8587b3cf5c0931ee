import type { Behaviour } from '#behaviours/behaviour.ts';

/**
 * A stop of the Tab key while it has something to scroll (WCAG 2.1.1). Chromium and Firefox do so
 * by themselves; WebKit does not.
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
