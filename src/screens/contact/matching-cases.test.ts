import { expect, test } from 'vitest';
import { caseStudies, caseStudySlugs } from '#content/data/case-studies.ts';
import { caseWords } from '#content/data/contact-words.ts';
import { matchingCases as nearestTo } from './matching-cases.ts';

const matchingCases = (text: string) => nearestTo(text).map(({ slug }) => slug);

test.each(caseStudySlugs)('a text with a word of its trade brings %s first', (slug) => {
  for (const word of caseWords[slug]) {
    const others = caseStudySlugs.filter(
      (other) => other !== slug && caseWords[other].some((each) => word.startsWith(each)),
    );
    if (others.length === 0) expect(matchingCases(`We have one ${word} too many.`)[0]).toBe(slug);
  }
});

test('without such a word the channel decides, and without either the order of the showcase', () => {
  const onTelephone = caseStudySlugs.filter((slug) =>
    caseStudies[slug].rows.some(({ channel }) => channel === 'voice'),
  );
  const [first] = matchingCases('The phone rings all day.');
  expect(onTelephone.length > 0 ? onTelephone : caseStudySlugs).toContain(first);
  expect(matchingCases('')).toEqual(caseStudySlugs.slice(0, 2));
});

test('a text always brings two different cases, the same two each time', () => {
  for (const text of [
    '',
    'restaurant',
    'Quotes by mail and calls about invoices, for our club.',
    '['.repeat(3),
  ]) {
    expect(new Set(matchingCases(text)).size).toBe(2);
    expect(matchingCases(text)).toEqual(matchingCases(text));
  }
});
