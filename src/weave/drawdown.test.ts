import { expect, test } from 'vitest';
import { endGroups, STRUCTURES, type StructureName } from './drawdown.tsx';

/** True when a dashed line is drawn at `at`, by the rule of SVG. */
function isDashOn(dashes = '1 0', offset = 0, at = 0): boolean {
  const lengths = dashes.split(' ').map(Number);
  let rest = (at + offset) % lengths.reduce((sum, length) => sum + length, 0);
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
    const [ends, picks, firstEnd, firstPick, pitch] = [30, 26, 3, 5, 6];
    const drawn = new Set<string>();
    for (const { d, dashes, offset } of endGroups({
      structure,
      ends,
      picks,
      pitch,
      firstEnd,
      firstPick,
    }))
      for (const [, x] of d.matchAll(/M([\d.]+) /g))
        for (let pick = 0; pick < picks; pick += 1)
          if (isDashOn(dashes, offset, (pick + 0.5) * pitch))
            drawn.add(`${(Number(x) - 3) / pitch} ${pick}`);
    for (let end = 0; end < ends; end += 1)
      for (let pick = 0; pick < picks; pick += 1)
        expect(drawn.has(`${end} ${pick}`), `end ${end}, pick ${pick}`).toBe(
          STRUCTURES[structure].isWarpOnTop(end + firstEnd, pick + firstPick),
        );
  },
);
