import type { Behaviour } from '#behaviours/behaviour.ts';

/** Copies on a click and says so. The code for copying is loaded by the first click. */
export const start: Behaviour<HTMLButtonElement | HTMLAnchorElement> = (control, signal) => {
  const copy = () => {
    import('./copy-text.ts').then(
      ({ copyText }) => copyText(control),
      () => undefined, // Offline, or the visitor is leaving: the next press asks again.
    );
  };
  control.addEventListener('click', copy, { signal });
};
