import { expect, test } from 'vitest';
import { rowsOf } from './find-rows.ts';

const pages = (at: string, count: number, words: string) =>
  Array.from({ length: count }, (_, page) => ({
    title: `Page ${page}`,
    path: `${at}/${page}`,
    sections: [{ heading: '', anchor: '', content: words }],
  }));
const privacy = { title: 'Privacy', path: '/privacy', sections: [], names: ['data policy'] };
const close = () => [
  { page: 'Near', path: '/near', heading: '', content: '', marks: /a/g },
  { page: 'Page 0', path: '/blog/0', heading: '', content: '', marks: /a/g },
];
const found = (inDocs: number, outside: number, query = 'data') => {
  const docs = pages('/docs', inDocs, 'Our data.');
  const index = { places: [privacy], docs, outside: pages('/blog', outside, 'Their data.') };
  const { results, elsewhere, place, ...rows } = rowsOf(index, query, close);
  const near = rows.close.map(({ path }) => path).join();
  return [results.length, elsewhere.length, place?.path ?? '', near];
};

test.each([
  ['documentation fills the rows', 9, 3, 'data', [5, 0, '', '']],
  ['what is begun to be named comes where there is room', 3, 9, 'data', [3, 1, '/privacy', '']],
  [
    'what is named whole comes in any case',
    9,
    3,
    'data policy',
    [0, 0, '/privacy', '/near,/blog/0'],
  ],
  ['a hit elsewhere is a result', 0, 1, 'their', [0, 1, '', '/near']],
  ['close matches come where there is nothing', 1, 1, 'loom', [0, 0, '', '/near,/blog/0']],
  ['quotation marks are no part of the words', 1, 0, '“our data”', [1, 0, '', '/near,/blog/0']],
])('%s', (_, docs, outside, query, rows) => {
  expect(found(docs, outside, query)).toEqual(rows);
});
