import type { Behaviour } from '#behaviours/behaviour.ts';

/** WebKit does not make a scrolling element a stop of the Tab key (WCAG 2.1.1). */
export const start: Behaviour = (frame, signal) => {
  const observer = new ResizeObserver(() => {
    frame.tabIndex = frame.scrollWidth > frame.clientWidth ? 0 : -1;
  });
  observer.observe(frame);
  if (frame.firstElementChild) observer.observe(frame.firstElementChild);
  signal.addEventListener('abort', () => observer.disconnect());
};
