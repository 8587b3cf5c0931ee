import type { Behaviour } from '#behaviours/behaviour.ts';

export const start: Behaviour = (button, signal) =>
  button.addEventListener('click', () => print(), { signal });
