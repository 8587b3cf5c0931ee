import type { Behaviour } from '#behaviours/behaviour.ts';

/** One page has it, which without it still leads on. */
export const start: Behaviour<HTMLParagraphElement> = (line) =>
  void import('./nearest-address.ts').then(
    ({ suggest }) => suggest(line),
    () => undefined,
  );
