import type { Behaviour } from '#behaviours/behaviour.ts';

declare global {
  interface BehaviourElements {
    'copy-markdown': HTMLButtonElement;
  }
}

/** Copies the page as Markdown, or the one section that the button names. The code for copying is loaded by the first click. */
export const start: Behaviour<'copy-markdown'> = (button, signal) => {
  const copy = async () => (await import('./copy-markdown.ts')).copyMarkdown(button);
  button.addEventListener('click', () => void copy(), { signal });
};
