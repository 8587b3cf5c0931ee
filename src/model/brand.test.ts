import { expect, test } from 'vitest';
import { site } from '#content/data/site.ts';
import { BRAND } from '#leads/consent.ts';

test('the name people consent to is the name the site goes by', () => {
  // The intake reads no content, so the name stands in two places; a stored consent must still name the right company.
  expect(BRAND).toBe(site.name);
});
