import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { caseStudies } from '#content/data/case-studies.ts';
import { caseReturnsFile } from './case-returns-file.ts';
import { pathOf } from './facts-file.ts';
import { checkFacts } from './read-facts.ts';
import { slugs } from './slugs.ts';

const [study] = slugs(caseStudies);

/** @returns the problems of the file when the first study saves this in a month */
function problemsOf(...factors: object[]): string[] {
  const all = JSON.parse(readFileSync(pathOf(caseReturnsFile), 'utf8'));
  all[study].measures = [
    { measure: 'Calls lost', before: '90', after: '4', isHeadline: true },
    { measure: 'Drafts signed', before: 'Not applicable', after: '71%' },
  ];
  all[study].saves = [{ what: 'The desk’s time', factors }];
  all[study].runs = [{ what: 'Models', factors: [{ unit: 'dollars', number: 400 }] }];
  return checkFacts(caseReturnsFile, JSON.stringify(all)).problems;
}

test('a sum of numbers and of measures has no problems', () => {
  expect(
    problemsOf(
      { unit: 'count', change: 'Calls lost', of: 'calls' },
      { unit: 'minutes', number: 4 },
      { unit: 'hourly', number: 30 },
    ),
  ).toEqual([]);
});

test('a number that counts has to say what', () => {
  expect(problemsOf({ unit: 'count', number: 900 }).join()).toContain(
    'of: is missing. Write what is counted, such as calls: the sum says "900 calls".',
  );
});

test('a number of the worked example brings the word for what it counts', () => {
  expect(problemsOf({ unit: 'count', ofExample: 'perMonth' })).toEqual([]);
  expect(problemsOf({ unit: 'count', ofExample: 'run' })).toHaveLength(1);
});

test('a difference needs a number before, and every number of a measure one after', () => {
  expect(problemsOf({ unit: 'count', change: 'Drafts signed', of: 'drafts' }).join()).toContain(
    '"Drafts signed", of which a sum takes the difference, has no number before. Take its number after.',
  );
  expect(problemsOf({ unit: 'count', after: 'Drafts signed', of: 'drafts' })).toEqual([]);
  expect(problemsOf({ unit: 'count', after: 'Calls found', of: 'calls' }).join()).toContain(
    '"Calls found", from which a sum takes its number, is no measure above',
  );
});
