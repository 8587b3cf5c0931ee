import { expect, test } from 'vitest';
import { isDecided, medianSpeed, type Report, readChecks, readSpeed } from './lighthouse.ts';

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
const speeds = (...scores: number[]) => scores.map((score) => readSpeed(report(score, 1)));

test('a report gives scores out of 100, and what cost points outside of performance', () => {
  expect(readSpeed(report(0.99, 1))).toMatchObject({
    score: 99,
    metrics: { 'largest-contentful-paint': 1500 },
  });
  const checks = readChecks(report(0.99, 0.5));
  expect(checks.scores.accessibility).toBe(50);
  expect(checks.failed).toEqual(['color-contrast']);
});

test('of several looks each figure is the median, and of two the worse', () => {
  expect(medianSpeed(speeds(0.9, 1, 0.98)).score).toBe(98);
  expect(medianSpeed(speeds(0.9, 1)).score).toBe(90);
});

test('a median is decided when the looks that are left cannot change it', () => {
  expect(isDecided(speeds(1, 1), 5)).toBe(false);
  expect(isDecided(speeds(1, 0.9, 1), 5)).toBe(false);
  expect(isDecided(speeds(1, 0.9, 1, 1), 5)).toBe(true);
  expect(isDecided(speeds(1, 0.9, 0.9, 0.9, 1), 5)).toBe(true);
});
