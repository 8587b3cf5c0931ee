import { expect, test } from 'vitest';
import { untrueClaims } from './engagement-claims.ts';

const told = {
  pieces: [{ name: 'Quotes', daysOfUse: 84 }],
  promised: 90,
  firstLive: '6 weeks',
  film: ['Quotes: 84 days', 'in under', '90 days of use?', 'In use in', '6 weeks'],
};

test('what the film and the sums say alike is true', () => {
  expect(untrueClaims(told)).toEqual([]);
});

test('a price at which a piece takes too long is reported, with the film’s words about it', () => {
  expect(untrueClaims({ ...told, pieces: [{ name: 'Quotes', daysOfUse: 90 }] })).toEqual([
    'content/data/worked-example.yaml: "Quotes" returns its cost in 90 days of use, and the site promises fewer than 90. Change what the piece saves, or returnDays in content/data/rate.yaml.',
    'content/data/videos.yaml: the introduction’s film does not say "Quotes: 90 days". It needs a new film, or a film of your own.',
  ]);
});

test('a film of the company’s own is not ours to judge', () => {
  expect(untrueClaims({ ...told, firstLive: '9 weeks', film: [] })).toEqual([]);
});
