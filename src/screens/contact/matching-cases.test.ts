import { expect, test } from 'vitest';
import { type ArrivalCase, type ChannelWords, channelsOf, matchingCases } from './matching-cases.ts';

const WORDS: ChannelWords[] = [
  { channel: 'voice', words: ['call', 'phone'] },
  { channel: 'email', words: ['mail', 'e-mail'] },
  { channel: 'docs', words: ['quot', 'invoice'] },
];
const study = (slug: string, channels: ArrivalCase['channels'], words: string[]): ArrivalCase => ({
  ...{ slug, client: slug, channels, words },
  headline: { measure: 'hours', before: '2', after: '1' },
});
const CASES = [
  study('club', ['chat'], ['club', 'member']),
  study('lists', ['data'], ['restaurant']),
  study('quotes', ['docs', 'email'], ['quot', 'water']),
  study('venue', ['voice'], ['booking']),
];

test.each([
  ['We mail 300 quotes and answer calls.', ['email', 'docs', 'voice']],
  ['Recall nothing', []],
  ['', []],
  ['INVOICES [(', ['docs']],
])('of %j the channels are named in the order in which it speaks of them', (request, channels) => {
  expect(channelsOf(request, WORDS)).toEqual(channels);
});

test.each([
  ['a word of the trade counts most', 'Water, by phone, by phone', ['quotes', 'venue']],
  ['without one the channel decides', 'The phone rings', ['venue', 'club']],
  ['without either the order of the showcase does', '', ['club', 'lists']],
])('of the cases, %s', (_, request, slugs) => {
  const found = matchingCases(request, channelsOf(request, WORDS), CASES);
  expect(found.map(({ slug }) => slug)).toEqual(slugs);
});
