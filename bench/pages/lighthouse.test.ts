import { expect, test } from 'vitest';
import { medianOf, type Report, readReport } from './lighthouse.ts';

const report = (performance: number, contrast: number): Report => ({
  categories: {
    performance: { score: performance, auditRefs: [{ id: 'largest-contentful-paint', weight: 25 }] },
    accessibility: {
      score: contrast,
      auditRefs: [
        { id: 'color-contrast', weight: 7 },
        { id: 'focus-traps', weight: 0 },
        { id: 'video-caption', weight: 10 },
      ],
    },
  },
  audits: {
    'largest-contentful-paint': { score: performance, numericValue: 1500 },
    'color-contrast': { score: contrast },
    'focus-traps': { score: 0 },
    'video-caption': { score: null },
  },
});

test('a report gives scores out of 100, and what cost points outside of performance', () => {
  const run = readReport(report(0.99, 0.5));
  expect(run.scores).toMatchObject({ performance: 99, accessibility: 50 });
  expect(run.metrics['largest-contentful-paint']).toBe(1500);
  expect(run.failed).toEqual(['color-contrast']);
});

test('of several runs each figure is the median, and what failed once is listed', () => {
  const runs = [report(0.9, 1), report(1, 0.5), report(0.98, 1)].map(readReport);
  expect(medianOf(runs)).toMatchObject({
    runs: 3,
    scores: { performance: 98, accessibility: 100 },
    failed: ['color-contrast'],
  });
});

test('of two runs the worse counts', () => {
  const { scores } = medianOf([report(0.9, 1), report(1, 1)].map(readReport));
  expect(scores.performance).toBe(90);
});
