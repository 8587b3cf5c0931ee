import { expect, test } from 'vitest';
import { realEffects, uuidV7 } from './effects.ts';

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('an id is a UUID of version 7 even when the clock is before 1970 or far ahead', () => {
  const chance = '01234567-89ab-4cde-8f01-23456789abcd';
  for (const year of [1960, 1970, 2026, 2500]) expect(uuidV7(Date.UTC(year, 0), chance)).toMatch(VERSION_7);
});

test('ids are UUIDs of version 7, all different and in order of time', async () => {
  const ids = Array.from({ length: 2000 }, () => realEffects.newId());
  for (const id of ids) expect(id).toMatch(VERSION_7);
  expect(new Set(ids).size).toBe(ids.length);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(realEffects.newId() > (ids.at(-1) ?? '')).toBe(true);
});
