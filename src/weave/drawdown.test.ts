import { expect, test } from 'vitest';
import { endGroups } from './drawdown.ts';
import { STRUCTURES, type StructureName } from './structure.ts';

/** True when a dashed line is drawn at `at`, by the rule of SVG. */
function isDashOn(dashes: string | undefined, offset: number | undefined, at: number): boolean {
  if (!dashes) return true;
  const lengths = dashes.split(' ').map(Number);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let rest = (at + (offset ?? 0)) % total;
  return (
    lengths.findIndex((length) => {
      rest -= length;
      return rest < 0;
    }) %
      2 ===
    0
  );
}

test.each(Object.keys(STRUCTURES) as StructureName[])(
  '%s: the dashes lie where the warp is on top',
  (structure) => {
    const drawn = new Map<string, boolean>();
    const options = { structure, ends: 30, picks: 26, pitch: 6, firstPick: 5, firstEnd: 3 };
    const groups = endGroups(options);
    expect(groups.length).toBeGreaterThan(0);
    for (const { d, dashes, offset } of groups) {
      for (const [, x] of d.matchAll(/M([\d.]+) /g)) {
        for (let pick = 0; pick < 26; pick += 1) {
          drawn.set(`${(Number(x) - 3) / 6} ${pick}`, isDashOn(dashes, offset, (pick + 0.5) * 6));
        }
      }
    }
    for (let end = 0; end < 30; end += 1) {
      for (let pick = 0; pick < 26; pick += 1) {
        const expected = STRUCTURES[structure].isWarpOnTop(end + 3, pick + 5);
        expect(drawn.get(`${end} ${pick}`) ?? false, `end ${end}, pick ${pick}`).toBe(expected);
      }
    }
  },
);

test.each(Object.entries(STRUCTURES))('%s repeats after as many threads as it says', (_, structure) => {
  const { repeat, isWarpOnTop } = structure;
  expect(repeat).toBeGreaterThan(0);
  for (let end = 0; end < repeat; end += 1) {
    for (let pick = 0; pick < repeat; pick += 1) {
      expect(isWarpOnTop(end, pick)).toBe(isWarpOnTop(end + repeat, pick));
      expect(isWarpOnTop(end, pick)).toBe(isWarpOnTop(end, pick + repeat));
    }
  }
});
