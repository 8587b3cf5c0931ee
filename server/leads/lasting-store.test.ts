import { expect, test } from 'vitest';
import { until } from '../testing/until.ts';
import { openLastingStore } from './lasting-store.ts';
import { type LeadStore, StoreError } from './store.ts';

test('a look that was under way when the store was lost does not say that it is back', async () => {
  const look = Promise.withResolvers<void>();
  let looks = 0;
  const store = {
    look: () => {
      looks += 1;
      return look.promise;
    },
    check: () => Promise.reject(new StoreError('damaged', 'The lead file is damaged.')),
    close: () => Promise.resolve(),
  } as unknown as LeadStore;
  const events: string[] = [];
  let openings = 0;
  const lasting = openLastingStore({
    open: () => {
      openings += 1;
      if (openings > 1) throw new StoreError('damaged', 'The lead file is damaged.');
      return store;
    },
    log: (_level, event) => void events.push(event),
    lookEveryMs: 20,
  });
  await until('a look is under way', () => looks > 0);
  await expect(lasting.check()).rejects.toThrow('damaged');
  look.resolve();
  await until('it was opened again', () => openings > 1);
  expect(events).toEqual(['store.unavailable']);
  await lasting.close();
});
