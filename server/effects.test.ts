import { expect, test } from 'vitest';
import { realEffects } from './effects.ts';

test('ids are UUIDs of version 7, all different and in order of time', async () => {
  const ids = Array.from({ length: 2000 }, () => realEffects.newId());
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(realEffects.newId() > (ids.at(-1) ?? '')).toBe(true);
});
