import { expect, test } from 'vitest';
import { caseReturns } from '#model/filled-case-returns.ts';
import { headlineMeasure } from './case-return-sums.ts';
import { caseStudySlugs } from './facts/case-facts.ts';

test('each case study has one main measure', () => {
  for (const study of caseStudySlugs) {
    const { measures } = caseReturns[study];
    expect(measures).toContain(headlineMeasure(study));
  }
});

test('a study without such a measure, or with two, stops the build', () => {
  const measure = { measure: 'Hours', before: '2', after: '1' };
  const problemOf = (...measures: object[]) => {
    try {
      headlineMeasure('venue' as never, { venue: { measures } } as never);
    } catch (error) {
      return (error as Error).message;
    }
    return 'no problem';
  };
  expect(problemOf({ ...measure, isHeadline: true }, measure)).toBe('no problem');
  expect([
    problemOf(measure),
    problemOf({ ...measure, isHeadline: true }, { ...measure, isHeadline: true }),
  ]).toMatchInlineSnapshot(`
    [
      "The showcase prints one measure of "venue", but content/data/case-returns.yaml marks none. Give exactly one of its measures "isHeadline: true".",
      "The showcase prints one measure of "venue", but content/data/case-returns.yaml marks several. Give exactly one of its measures "isHeadline: true".",
    ]
  `);
});
