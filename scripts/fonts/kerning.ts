/**
 * Kerning for the pairs of letters that the copy has. A family's own table kerns every pair it can imagine and, in a
 * variable font, for every weight and width: 21 of 36 kB of the interface face. The old `kern` table (OpenType 1.9)
 * lists pairs one by one, and every browser reads it.
 */
import { readFile } from 'node:fs/promises';
import { Blob, Face, Feature, Font, Buffer as Line, shape } from 'harfbuzzjs';
import { siteFiles } from '../build/list-files.ts';
import { searchHints } from './sfnt.ts';

/** Thousandths of the type size: less is a fifth of a pixel in running text. */
const LEAST_SHIFT = 12;
const LEAST_OCCURRENCES = 6;

export interface KernedPair {
  left: number;
  right: number;
  /** Shift in units of the font. */
  shift: number;
}

/** Words with the marks around them; not the signs of code. */
const WORD = /[\p{L}\d’'“”.,:;!?-]+/gu;

/** Finds the pairs with a letter that occur in these files at least a few times. */
export async function pairsIn(folder: string): Promise<Set<string>> {
  const counts = new Map<string, number>();
  for (const file of await siteFiles(folder)) {
    if (!/\.(mdx?|ts)$/.test(file)) continue;
    for (const [word] of (await readFile(`${folder}/${file}`, 'utf8')).matchAll(WORD)) {
      for (let at = 1; at < word.length; at++) {
        const pair = word.slice(at - 1, at + 1);
        if (/\p{L}/u.test(pair)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
      }
    }
  }
  return new Set([...counts].filter(([, count]) => count >= LEAST_OCCURRENCES).map(([pair]) => pair));
}

/**
 * Measures a font's kerning by setting each pair.
 *
 * @param sfnt with its own kerning and one weight
 */
export function kernedPairs(sfnt: Buffer, pairs: Iterable<string>): KernedPair[] {
  const face = new Face(new Blob(Uint8Array.from(sfnt).buffer));
  const font = new Font(face);
  const kerned: KernedPair[] = [];
  for (const pair of pairs) {
    const [first, second] = set(font, pair);
    const [alone] = set(font, pair.slice(0, 1));
    if (!first?.codepoint || !second?.codepoint || !alone) continue;
    const shift = Math.round((first.xAdvance ?? 0) - (alone.xAdvance ?? 0));
    if (Math.abs(shift) * 1000 >= LEAST_SHIFT * face.upem)
      kerned.push({ left: first.codepoint, right: second.codepoint, shift });
  }
  return kerned;
}

/** Sets a text without ligatures, which would make one glyph of a pair. */
function set(font: Font, text: string) {
  const line = new Line();
  line.addText(text);
  line.guessSegmentProperties();
  shape(font, line, [new Feature('liga', 0), new Feature('calt', 0)]);
  return line.getGlyphInfosAndPositions();
}

/** A `kern` table, version 0, with one horizontal subtable of format 0. */
export function kernTable(pairs: readonly KernedPair[]): Buffer {
  const sorted = [...pairs].sort((a, b) => a.left - b.left || a.right - b.right);
  const { range, exponent, rest } = searchHints(sorted.length, 6);
  const words = [0, 1, 0, 14 + 6 * sorted.length, 1, sorted.length, range, exponent, rest];
  const table = Buffer.alloc(2 * words.length + 6 * sorted.length);
  for (const [index, word] of words.entries()) table.writeUInt16BE(word, 2 * index);
  for (const [index, { left, right, shift }] of sorted.entries()) {
    const at = 2 * words.length + 6 * index;
    table.writeUInt16BE(left, at);
    table.writeUInt16BE(right, at + 2);
    table.writeInt16BE(shift, at + 4);
  }
  return table;
}
