import { expect, test } from 'vitest';
import { inSlices } from './in-slices.ts';

const LONGER_THAN_A_SLICE = 6;

function keepBusy() {
  const until = performance.now() + LONGER_THAN_A_SLICE;
  while (performance.now() < until);
}

test('between two long pieces of work whatever waits has its turn, and results keep their order', async () => {
  const events: string[] = [];
  setTimeout(() => events.push('key'));
  const results = await inSlices(['first', 'second', 'third'], (name) => {
    keepBusy();
    events.push(name);
    return name.length;
  });
  expect(results).toEqual([5, 6, 5]);
  expect(events.indexOf('key')).toBeGreaterThan(-1);
  expect(events.indexOf('key')).toBeLessThan(events.indexOf('third'));
});

test('work that fails stops the rest and says so', async () => {
  const done: number[] = [];
  const half = inSlices([1, 2, 3], (number) => {
    if (number === 2) throw new Error('The second fails.');
    done.push(number);
  });
  await expect(half).rejects.toThrow('The second fails.');
  expect(done).toEqual([1]);
});
