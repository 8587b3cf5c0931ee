import type { Behaviour } from '#behaviours/behaviour.ts';

declare global {
  interface BehaviourElements {
    'copy-markdown': HTMLButtonElement;
  }
}

/** Copies the page as Markdown, or the one section that the button names. The code for copying is loaded by the first click. */
export const start: Behaviour<'copy-markdown'> = (button, signal) => {
  const copy = () => {
    import('./copy-markdown.ts').then(
      ({ copyMarkdown }) => copyMarkdown(button),
      () => undefined, // Offline, or the visitor is leaving: the next press asks again.
    );
  };
  button.addEventListener('click', copy, { signal });
};
