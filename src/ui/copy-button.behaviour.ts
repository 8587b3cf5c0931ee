import type { Behaviour } from '#behaviours/behaviour.ts';

declare global {
  interface BehaviourElements {
    'copy-button': HTMLButtonElement | HTMLAnchorElement;
  }
}

/** Copies on a click and says so. The code for copying is loaded by the first click. */
export const start: Behaviour<'copy-button'> = (control, signal) => {
  const copy = async () => (await import('./copy-text.ts')).copyText(control);
  control.addEventListener('click', () => void copy(), { signal });
};
