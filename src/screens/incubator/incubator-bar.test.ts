import { expect, test } from 'vitest';
import { isShown } from './incubator-bar.behaviour.ts';

test.each([
  ['at the top', [9], true],
  ['going down to 100 px', [50, 100], true],
  ['going down beyond', [50, 101], false],
  ['going up, at any position', [900, 899], true],
  ['standing still where it was hidden', [900, 900], false],
  ['back under 10 px, although the last move was down', [900, 2, 8], true],
])('%s the bar is as the specification says', (_, positions, expected) => {
  const last = positions.reduce(
    ({ shown, from }, to) => ({ shown: isShown(shown, from, to), from: to }),
    {
      shown: true,
      from: 0,
    },
  );
  expect(last.shown).toBe(expected);
});
