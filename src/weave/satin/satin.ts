import { range, round, runs } from '../geometry.ts';
import type { TokenName, Tone } from './shade.ts';

/** Start of each of the satin's eight picks, in an order that shows no diagonal. */
const OFFSETS = [0, 4, 2, 6, 1, 5, 3, 7] as const;
const SHAFTS = 8;

/** True when the weft floats over `end` at `pick` for a tone from 0 to 1: eight greys, from one end in eight to all. */
export function isWeftOnTop(end: number, pick: number, tone: number): boolean {
  return tone * SHAFTS > ((end + (OFFSETS[pick % SHAFTS] ?? 0)) % SHAFTS) + 0.45;
}

/** The tones of a picture by pick and end. */
export type ToneGrid = readonly (readonly Tone[])[];

export function sampleTones(
  ends: number,
  picks: number,
  toneAt: (end: number, pick: number) => Tone,
): ToneGrid {
  return range(picks).map((pick) => range(ends).map((end) => toneAt(end, pick)));
}

/** The grid with a dark thread drawn where two parts of nearly the same tone meet, on the part in front. */
export function withDrawnEdges(grid: ToneGrid): ToneGrid {
  return grid.map((row, pick) =>
    row.map((cell, end) => {
      const neighbours = [row[end + 1], grid[pick + 1]?.[end], row[end - 1]];
      const isEdge = neighbours.some(
        (near) =>
          near && near.part !== cell.part && Math.abs(near.tone - cell.tone) < 0.34 && cell.part >= near.part,
      );
      return isEdge ? { ...cell, tone: Math.max(cell.tone, 0.78) } : cell;
    }),
  );
}

/** The weft floats of one thread. */
export type Floats = { thread: TokenName; d: string };

/**
 * The floats of a grid as one path per thread, in threads and half threads. Every move is relative, rows included: most
 * floats then repeat the text of a neighbour, and a picture compresses to a third of what absolute moves cost.
 */
export function weaveTones(grid: ToneGrid, ink: TokenName, toneOf: (tone: number) => number): Floats[] {
  const paths = new Map<TokenName, { d: string; x: number; y: number }>();
  grid.forEach((row, pick) => {
    const threads = row.map(({ tone, thread = ink }, end) =>
      isWeftOnTop(end, pick, toneOf(tone)) ? thread : undefined,
    );
    for (const thread of new Set(threads)) {
      if (!thread) continue;
      const path = paths.get(thread) ?? { d: 'M0 .5', x: 0, y: 0 };
      paths.set(thread, path);
      for (const { start, length } of runs(row.length, (end) => threads[end] === thread)) {
        path.d += `m${round(start - path.x)} ${pick - path.y}h${length}`;
        path.x = start + length;
        path.y = pick;
      }
    }
  });
  return [...paths].map(([thread, { d }]) => ({ thread, d: d.replace(/ -/g, '-') }));
}
