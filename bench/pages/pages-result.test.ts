import { expect, test } from 'vitest';
import type { Scored } from './lighthouse.ts';
import type { Loaded, UsedPage } from './measure-page.ts';
import type { Measured } from './measure-routes.ts';
import { judge } from './pages-result.ts';

const loaded = (script: number): Loaded => ({
  bytes: { Document: 9, Stylesheet: 40, Script: script, Font: 0, Image: 0, Other: 0 },
  requests: 8,
});
const used = ({ paint = 1000, shift = 0, after = 60 }): UsedPage => ({
  ...loaded(4),
  ...{ mainThread: 500, shift: 0, paint },
  after: { ...loaded(after), shift },
});
const measured = (route: string, page: UsedPage): Measured => ({
  ...{ route, page, times: 1 },
  plain: used({}),
});
const scored = (performance: number): Scored => ({
  scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100, 'agentic-browsing': 100 },
  metrics: {
    'first-contentful-paint': 1000,
    'largest-contentful-paint': 1000,
    'total-blocking-time': 0,
    'cumulative-layout-shift': 0,
  },
  failed: [],
  runs: 1,
});

const judged = (pages: Measured[], scores: [string, Scored][] = []) =>
  new Map(judge({ measured: pages, scores: new Map(scores) }).map((goal) => [goal.what, goal]));

test('a goal names the route that is furthest from it', () => {
  const goals = judged([
    measured('/', used({})),
    measured('/slow', used({ paint: 1500, after: 90, shift: 0.1 })),
  ]);
  expect(goals.get('Largest paint, times the copy without scripts')).toMatchObject({
    found: '1.5 (/slow)',
    isMet: false,
  });
  expect(goals.get('Script after everything was used, kB')).toMatchObject({ isMet: false });
  expect(goals.get('Layout shift')).toMatchObject({ found: '0.1 (/slow)', isMet: false });
});

test('one route below 100 misses the goal of its category, and no other', () => {
  const goals = judged(
    [measured('/', used({}))],
    [
      ['/', scored(100)],
      ['/slow', scored(97)],
    ],
  );
  expect(goals.get('Lighthouse, performance')).toMatchObject({
    found: '1 of 2 routes; lowest 97',
    isMet: false,
  });
  expect(goals.get('Lighthouse, seo')).toMatchObject({ isMet: true });
});

test('what was not run is neither met nor missed', () => {
  expect(judged([measured('/', used({}))]).get('Lighthouse, seo')?.isMet).toBeUndefined();
});
