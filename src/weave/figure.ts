import type { ReactNode } from 'react';

/**
 * A figure is one module: what is drawn, what of its style sheet follows from the same facts, and
 * what it says to those who do not see it. The shell of its page writes the sheet into the head,
 * because the policy forbids style attributes.
 */
export interface Figure<Facts> {
  Drawing: (props: Facts) => ReactNode;
  sheet: (facts: Facts) => string;
  label: (facts: Facts) => string;
}

/** The sheets of a page's figures as one, in the cascade layer of the screens. */
export const sheets = (...written: readonly string[]) => `@layer screens{${written.join('')}}`;

/** A share as CSS writes it, with as many digits as can be seen: `16.53%`. */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

export function rule(
  selector: string,
  declarations: Readonly<Record<string, string | number>>,
): string {
  const written = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${written.join(';')}}`;
}

/**
 * Declarations, and the moments (from 0 to 1) at which they hold; from one moment to another, or at
 * one alone.
 */
export type Held = readonly [at: number | readonly [number, number], declarations: string];

export function keyframes(name: string, held: readonly Held[]): string {
  const written = held.map(
    ([at, declarations]) => `${[at].flat().map(percent).join(',')}{${declarations}}`,
  );
  return `@keyframes ${name}{${written.join('')}}`;
}
