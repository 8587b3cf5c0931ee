/** Checks that sample content says so where it is shown, and only as long as it is sample content. */
import { expect, test } from 'vitest';
import { sampleNotes } from '#content/data/sample-notes.ts';
import { actionPlan, calendar } from '#model/facts/engagement-facts.ts';
import { studentFilms } from '#model/facts/film-facts.ts';
import { clients, exampleMarks, testimonials } from '#model/facts/home-facts.ts';
import { founderLetter, partnerBadge, revenue } from '#model/facts/incubator-facts.ts';
import { portalWeek, sprintReport } from '#model/facts/pricing-facts.ts';
import { assignments, team } from '#model/facts/team-facts.ts';
import { readSiteFile } from '../support/built-site.ts';

interface Markable {
  sample: boolean;
}

const SHOWN: [file: string, note: keyof typeof sampleNotes, entries: readonly Markable[]][] = [
  ['index.html', 'clients', clients],
  ['index.html', 'examples', exampleMarks],
  ['index.html', 'process', [calendar]],
  ['index.html', 'testimonials', testimonials],
  ['about.html', 'team', team],
  ['about.html', 'assignments', [assignments]],
  ['pricing.html', 'portal', [portalWeek]],
  ['pricing.html', 'sprint', [sprintReport]],
  ['contact.html', 'actionPlan', [actionPlan]],
  ['incubator.html', 'partnerBadge', [partnerBadge]],
  ['incubator.html', 'letter', [founderLetter]],
  ['incubator.html', 'revenue', [revenue]],
  ['incubator.html', 'students', studentFilms],
];

/** Reads the label before a note: "Sample", "Sample (all but …)"; nothing where the note is not shown. */
function labelOf(file: string, note: keyof typeof sampleNotes): string | undefined {
  const [before = '', ...after] = readSiteFile(file).split(`</b> ${sampleNotes[note]}`);
  return after.length > 0 ? before.slice(before.lastIndexOf('<b>') + 3) : undefined;
}

test.each(SHOWN)('%s says of its %s which are made up', (file, note, entries) => {
  const madeUp = entries.filter(({ sample }) => sample);
  const label = labelOf(file, note);
  if (madeUp.length === 0) expect(label).toBeUndefined();
  else if (madeUp.length === entries.length) expect(label).toBe('Sample');
  else expect(label).toMatch(/^Sample \(.+\)$/);
});
