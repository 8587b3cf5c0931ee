import type { Behaviour } from '#behaviours/behaviour.ts';

declare global {
  interface BehaviourElements {
    embed: HTMLElement;
  }
}

/**
 * Puts a whiteboard's frame in place of the button that asks for it. Nothing is requested before. Not React: it happens
 * once, and the frame itself is all there is to remember.
 */
export const start: Behaviour<'embed'> = (figure, signal) => {
  const button = figure.querySelector('button');
  button?.addEventListener(
    'click',
    () => {
      const frame = document.createElement('iframe');
      frame.src = figure.dataset['address'] ?? '';
      frame.title = figure.dataset['title'] ?? '';
      frame.allowFullscreen = true;
      button.replaceWith(frame);
      frame.focus();
    },
    { signal },
  );
};
