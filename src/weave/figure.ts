import type { ReactNode } from 'react';

/** The page's shell writes the sheet into the head, because the policy forbids style attributes. */
export interface Figure<Facts> {
  Drawing: (props: Facts) => ReactNode;
  sheet: (facts: Facts) => string;
  label: (facts: Facts) => string;
}

export const sheets = (...written: readonly string[]) => `@layer screens{${written.join('')}}`;

export const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

export function rule(selector: string, declarations: Readonly<Record<string, string | number>>) {
  const written = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${written.join(';')}}`;
}

/** Declarations, and the moment (0 to 1), or the two, at which they hold. */
export type Held = readonly [at: number | readonly [number, number], declarations: string];

export function keyframes(name: string, held: readonly Held[]) {
  const written = held.map(
    ([at, declarations]) => `${[at].flat().map(percent).join(',')}{${declarations}}`,
  );
  return `@keyframes ${name}{${written.join('')}}`;
}
