import { expect, test } from 'vitest';
import { tableOf } from '#model/testing/table.ts';
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
const found = (inDocs: number, outside: number, query: string) => {
  const docs = pages('/docs', inDocs, 'Our data.');
  const index = { places: [privacy], docs, outside: pages('/blog', outside, 'Their data.') };
  const { results, elsewhere, place, ...rows } = rowsOf(index, query, close);
  const near = rows.close.map(({ path }) => path).join();
  return [results.length, elsewhere.length, place?.path ?? '', near];
};

test('what fills the rows, and what comes where there is room', () => {
  const searched: [what: string, inDocs: number, outside: number, query: string][] = [
    ['documentation fills the rows', 9, 3, 'data'],
    ['what is begun to be named comes where there is room', 3, 9, 'data'],
    ['what is named whole comes in any case', 9, 3, 'data policy'],
    ['a hit elsewhere is a result', 0, 1, 'their'],
    ['close matches come where there is nothing', 1, 1, 'loom'],
    ['quotation marks are no part of the words', 1, 0, '“our data”'],
  ];
  expect(tableOf(searched, ([, ...how]) => found(...how))).toMatchSnapshot();
});
