import { expect, test } from 'vitest';
import { contact } from '#model/facts/contact-facts.ts';
import { channelsOfWords } from './channels-of-words.ts';

test.each([
  ['We answer calls all day, and mail the quotes.', ['voice', 'email', 'docs']],
  ['REPORTS from the database', ['data']],
  ['Our recall was chatty', ['chat']],
  ['We sell bread.', []],
  ['', []],
])('"%s" speaks of %j', (text, channels) => {
  expect(channelsOfWords(text)).toEqual(channels);
});

test('the example in the form speaks of a channel', () => {
  expect(channelsOfWords(contact.form.helpExample).length).toBeGreaterThan(0);
});
