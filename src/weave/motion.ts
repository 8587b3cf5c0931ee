/** Writes the parts of a style sheet whose numbers follow from data: positions, delays, and the moments of an animation. */

/** A share as CSS writes it, with as many digits as can be seen: `16.53%`. */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

export function rule(selector: string, declarations: Readonly<Record<string, string | number>>): string {
  const written = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${written.join(';')}}`;
}

/** Declarations, and the moments (from 0 to 1) at which they hold; from one moment to another, or at one alone. */
export type Held = readonly [at: number | readonly [number, number], declarations: string];

export function keyframes(name: string, held: readonly Held[]): string {
  const written = held.map(([at, declarations]) => `${[at].flat().map(percent).join(',')}{${declarations}}`);
  return `@keyframes ${name}{${written.join('')}}`;
}
