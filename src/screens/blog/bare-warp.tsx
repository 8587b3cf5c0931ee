import type { ComponentProps } from 'react';
import { Drawing } from '#weave/drawing.tsx';
import { range } from '#weave/geometry.ts';

/** A loom set up and nothing woven: the picture of an empty state. */
export function BareWarp(props: Omit<ComponentProps<typeof Drawing>, 'viewBox' | 'stroke' | 'children'>) {
  const threads = range(41).map((end) => `M${10 + end * 10} 11V${220 - ((end * 7) % 5) * 6}`);
  return (
    <Drawing viewBox="0 0 420 250" stroke="var(--color-ink)" {...props}>
      <path strokeWidth="11" d="M0 5.5h420" />
      <path strokeWidth="1.6" d={threads.join('')} />
      <rect x="-4" y="34" width="428" height="5" fill="var(--color-paper)" strokeWidth="1.2" />
    </Drawing>
  );
}
