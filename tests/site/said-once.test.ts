/** A sentence is said on one page; another page that needs it says it in its own words, or links there. */
import { expect, test } from 'vitest';
import { sampleNotes } from '#content/data/sample-notes.ts';
import { testimonials } from '#model/facts/home-facts.ts';
import { agreementNote } from '#model/facts/pricing-facts.ts';
import { site } from '#model/facts/site-facts.ts';
import { PAGES } from '../support/built-site.ts';
import { descriptionOf, sentencesIn, sentencesOf } from '../support/page-sentences.ts';
import { isPublishedSince } from '../support/pages-at-first.ts';

/** Pages that repeat on purpose: one is made of the others' headings, one shows a sender once more what comes next. */
const REPEATING = ['docs/all.html', 'contact/received.html'];

/** Each is read by itself, and says with the others' words what is the same in all five files. */
const TEMPLATES = 'docs/agents/templates/';

/** Sentences that may occur more than once, and why. */
const SHARED = new Set([
  // A page that is linked from a card is introduced there as it introduces itself.
  ...PAGES.flatMap(({ html }) => sentencesIn(descriptionOf(html))),
  // Every article ends with a line about its authors.
  ...sentencesIn(site.description),
  // A client is quoted next to the thing the words are about.
  ...testimonials.flatMap(({ quote }) => sentencesIn(`“${quote}”`)),
  // A reader who sees one page only must be told as well.
  ...Object.values(sampleNotes).map((note) => `Sample ${note}`),
  ...sentencesIn(agreementNote),
]);

function saidTwice(pages: readonly { file: string; html: string }[]): string[] {
  const said = new Map<string, string[]>();
  for (const { file, html } of pages.filter((page) => !REPEATING.includes(page.file)))
    for (const sentence of sentencesOf(html)) said.set(sentence, [...(said.get(sentence) ?? []), file]);
  return [...said]
    .filter(([sentence, files]) => files.length > 1 && !SHARED.has(sentence))
    .filter(([, files]) => !files.every((file) => file.startsWith(TEMPLATES)))
    .map(([sentence, files]) => `${sentence} (${files.join(', ')})`);
}

test('no sentence is on two pages', () => {
  const pages = PAGES.filter(({ file }) => !isPublishedSince(file));
  expect(saidTwice(pages), 'say it once and link there, or write the second in words of its own').toEqual([]);
});

test('a sentence that two pages say is found', () => {
  const page = (file: string) => ({
    file,
    html: '<main><p>Yes. Nobody has ever said this of an agent before.</p></main>',
  });
  expect(saidTwice([page('a.html'), page('b.html')])).toEqual([
    'Nobody has ever said this of an agent before. (a.html, b.html)',
  ]);
});
