import { expect, test } from 'vitest';
import { CASE_STUDIES, caseReturnsFile } from './case-studies.ts';

const [study] = CASE_STUDIES;

/** @returns the problems of the file when the first study saves this in a month */
function problemsOf(...factors: object[]): string[] {
  const all = caseReturnsFile.read();
  const changed = {
    ...all[study],
    measures: [
      { measure: 'Calls lost', before: '90', after: '4', isHeadline: true },
      { measure: 'Drafts signed', before: 'Not applicable', after: '71%' },
    ],
    saves: [{ what: 'The desk’s time', factors }],
    runs: [{ what: 'Models', factors: [{ unit: 'dollars', number: 400 }] }],
  };
  return caseReturnsFile.check(JSON.stringify({ ...all, [study]: changed })).problems;
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
