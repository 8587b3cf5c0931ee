import { expect, test } from 'vitest';
import { wordRules } from './search-words.ts';
import { createWordIndex } from './word-index.ts';

const texts = [
  {
    heading: 'Check the signature',
    content: 'A webhook carries a signature. Compare the signatures before you read it.',
  },
  { heading: 'Signing a contract', content: 'Somebody signs.' },
  { heading: 'Hand over', content: 'A booking is a promise; bookings and a booked room are one.' },
  { heading: 'Books', content: 'Bookkeeping keeps books.' },
  { heading: '', content: '' },
];

const rules = wordRules({ stopWords: '', irregularStems: {} });
const index = createWordIndex({ heading: 2.5, content: 1 }, rules);
texts.forEach(index.add);

/** Scores by the number of the text, the best first. */
const found = (stem: string, isBeginning = false) =>
  [...index.find(stem, isBeginning)]
    .map(([number, { score }]): [number, number] => [number, Number(score.toFixed(9))])
    .sort((a, b) => b[1] - a[1]);

test('the scores are those of MiniSearch 7.2, which the ranking was tuned with', () => {
  expect(found('signatur')).toEqual([[0, 6.663010408]]);
  expect(found('book')).toEqual([
    [3, 7.388800835],
    [2, 1.599070449],
  ]);
});

test('a beginning is found where it is asked for, and a word that goes on longer counts less', () => {
  expect(found('sig')).toEqual([]);
  expect(found('sig', true)).toEqual([
    [1, 3.25610461],
    [0, 2.805478067],
  ]);
});

test('a word itself and longer ones count together, and each is named', () => {
  expect(found('book', true)[0]).toEqual([3, 8.409029433]);
  expect(index.find('book', true).get(3)?.terms).toEqual(new Set(['book', 'bookkeep']));
});

test('the words are known as they are written and by their stems', () => {
  expect([...index.words].filter((word) => word.startsWith('sig'))).toEqual([
    'signature',
    'signatures',
    'signing',
    'signs',
  ]);
  expect([...index.stems].filter((stem) => stem.startsWith('sig'))).toEqual(['signatur', 'sign']);
});

test('nothing is found of a word that no text has, nor before there is a text', () => {
  expect(found('zebra', true)).toEqual([]);
  expect(createWordIndex({ heading: 1 }, rules).find('book', true).size).toBe(0);
});
