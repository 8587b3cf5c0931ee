import { expect, test } from 'vitest';
import { HASHED_FILES } from '#scripts/build/headers-file.ts';
import { ENCODINGS } from '#server/static/accept-encoding.ts';
import { headersFor, parseHeadersFile } from '#server/static/read-headers-file.ts';
import { FILES, readSiteFile } from '../support/built-site.ts';

const rules = parseHeadersFile(readSiteFile('_headers'));
const cachingOf = (file: string) => headersFor(rules, `/${file}`).get('cache-control')?.value;

const isCopy = (file: string) => ENCODINGS.some(({ ending }) => file.endsWith(ending));
const isHashed = (file: string) => file.startsWith(`${HASHED_FILES}/`);

/** A name with a hash of the content: `search-island.B3xq9_aZ.js`. */
const NAME_WITH_HASH = /\.[\w-]{8}\.\w+$/;

test('files that are kept for a year have a name that changes with their content', () => {
  const kept = FILES.filter((file) => !isCopy(file) && cachingOf(file)?.includes('immutable'));
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((file) => !NAME_WITH_HASH.test(file))).toEqual([]);
});

test('every file with such a name is kept for a year, every other one is asked for again', () => {
  const wrong = FILES.map((file) => ({ file, caching: cachingOf(file) })).filter(
    ({ file, caching }) =>
      caching !==
      (isHashed(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate'),
  );
  expect(wrong).toEqual([]);
});
