/** The `@font-face` rules of the cuts. */
import { unicodeRange } from './characters.ts';
import type { Cut } from './cuts.ts';

const HEAD = `/* Written by scripts/fonts/subset-fonts.ts. */\n`;

export function faceRules(cuts: readonly Cut[]): string {
  return HEAD + cuts.flatMap((cut) => cut.weights.map((weight) => faceRule(cut, weight))).join('');
}

/**
 * The faces of every page's first view are in the style sheet itself, which holds up the first paint: whatever the line
 * and whatever fonts the machine has, no line is set twice. `optional` showed a stand-in for the whole of a slow first
 * visit; a swap of preloaded files moved lines. Rarer faces are files that come when a page asks for them.
 */
function faceRule({ family, file, inSheet, style, stretch, characters }: Cut, weight: string): string {
  const lines = [
    `font-family: "${family}"`,
    `src: url("./fonts/${file}.woff2${inSheet ? '?inline' : ''}") format("woff2")`,
    `font-weight: ${weight}`,
    ...(style ? [`font-style: ${style}`] : []),
    ...(stretch ? [`font-stretch: ${stretch}`] : []),
    `font-display: ${inSheet ? 'block' : 'swap'}`,
    `unicode-range: ${unicodeRange(characters)}`,
  ];
  return `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;
}
