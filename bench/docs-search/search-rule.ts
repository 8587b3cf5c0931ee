/**
 * Measures the cost of a key in the search itself: `node bench/docs-search/search-rule.ts [sections…]`, by default 200
 * 2000 20000.
 *
 * Sections of about 900 characters. The first query also folds the index, once; the others are the cost of typing.
 */
import { cpus } from 'node:os';
import { brotliCompressSync } from 'node:zlib';
import { searchDocs } from '#model/docs/search-docs.ts';
import type { SearchEntry } from '#model/docs/search-index.ts';

const WORDS =
  'agent booking calendar channel client cloth deployment document draft eye figure floor handover invoice ledger limit log member model order permission person phase pick price query quote record report request review rule schedule section shuttle sprint step table template thread tool trigger voice warp weft workflow'.split(
    ' ',
  );

/** The same text every time: a linear congruential generator (Numerical Recipes). */
function wordsFrom(seed: number, count: number): string {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return WORDS[state % WORDS.length];
  }).join(' ');
}

function indexOf(sections: number): SearchEntry[] {
  return Array.from({ length: sections / 20 }, (_, page) => ({
    title: `Page ${page} ${wordsFrom(page, 2)}`,
    path: `/docs/page-${page}`,
    sections: Array.from({ length: 20 }, (_, place) => ({
      heading: wordsFrom(page * 31 + place, 3),
      anchor: `section-${place}`,
      content: [0, 1, 2].map((part) => wordsFrom(page * 997 + place * 7 + part, 42)).join('\n'),
    })),
  }));
}

const QUERIES = [
  'b',
  'bo',
  'book',
  'booking',
  'booking calendar',
  'nothing like it',
  'weft warp',
  'Permission',
];

console.log(`Node ${process.version}, ${cpus()[0]?.model}, ${new Date().toISOString().slice(0, 10)}\n`);
console.log('| sections | index, kB brotli | first query, ms | later: median, ms | later: slowest, ms |');
console.log('|--:|--:|--:|--:|--:|');

const given = process.argv.slice(2).map(Number);
for (const sections of given.length > 0 ? given : [200, 2000, 20_000]) {
  const index = indexOf(sections);
  const size = brotliCompressSync(JSON.stringify(index)).length / 1000;
  const first = timeOf(() => searchDocs(index, 'a'));
  const later = Array.from({ length: 5 }, () =>
    QUERIES.map((query) => timeOf(() => searchDocs(index, query))),
  ).flat();
  later.sort((a, b) => a - b);
  const median = later[Math.floor(later.length / 2)] ?? 0;
  console.log(
    `| ${sections} | ${size.toFixed(0)} | ${first.toFixed(1)} | ${median.toFixed(2)} | ${(later.at(-1) ?? 0).toFixed(1)} |`,
  );
}

function timeOf(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
