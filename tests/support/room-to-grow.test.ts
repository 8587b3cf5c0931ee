import { expect, test } from 'vitest';
import { publishedText, roomFor } from './room-to-grow.ts';

test('what was there when the budgets were agreed has no room, and what came since has its own bytes', () => {
  expect(roomFor({})).toBe(0);
  expect(roomFor({ tools: 1075, documents: 3 })).toBe(0);
  expect(roomFor({ tools: 1077 })).toBe(80);
  expect(roomFor({ tools: 1077, documents: 20 })).toBe(120);
  expect(roomFor({ portrait: 1686 })).toBe(0);
  expect(roomFor({ portrait: 1835 })).toBe(121);
});

test('a text is measured with those of its kind, and a page without one has no room for it', () => {
  expect(roomFor(publishedText('/blog/an-article', 11_700))).toBe(40);
  expect(roomFor(publishedText('/docs/a-page', 11_700))).toBe(0);
  expect(publishedText('/pricing', 0)).toEqual({});
});
