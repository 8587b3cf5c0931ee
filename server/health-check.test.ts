import { expect, test } from 'vitest';
import { createHealthCheck } from './health-check.ts';
import { StoreError } from './leads/store.ts';

test('a store that refuses costs the log a line when it begins and one a minute, however often somebody asks', async () => {
  const lines: { event: string; requestId: unknown }[] = [];
  let now = 0;
  let fault: Error | undefined = new StoreError('full', 'no space left');
  const check = createHealthCheck({
    store: {
      check: async () => {
        if (fault) throw fault;
      },
    },
    log: (_level, event, { requestId } = {}) => void lines.push({ event, requestId }),
    effects: { newId: () => `line-${lines.length + 1}`, now: () => now },
  });
  const idOf = async () => (await check()).headers['x-request-id'];

  const named: unknown[] = [];
  for (; now < 120_000; now += 100) named.push(await idOf());
  expect(lines).toEqual([
    { event: 'health.failed', requestId: 'line-1' },
    { event: 'health.failed', requestId: 'line-2' },
  ]);
  expect(new Set(named), 'every answer names a line that is there').toEqual(new Set(['line-1', 'line-2']));

  fault = new Error('something else');
  expect(await idOf(), 'another problem is said at once').toBe('line-3');
  fault = undefined;
  expect(await check()).toMatchObject({ status: 200 });
  fault = new Error('something else');
  expect(await idOf(), 'so is one that comes back').toBe('line-4');
});
