import { expect, test } from 'vitest';
import type { Loaded, UsedPage } from './measure-page.ts';
import { judge } from './pages-goals.ts';
import { type PagesRecord, type RouteRecord, withRun } from './pages-record.ts';
import { pagesResult } from './pages-result.ts';

const taken = { commit: 'aaaaaaa', at: '2026-01-01 10:00', load: 0.5 };
const loaded = (script: number): Loaded => ({
  bytes: { Document: 9, Stylesheet: 40, Script: script, Font: 0, Image: 0, Other: 0 },
  requests: 8,
});
const used = ({ paint = 1000, shift = 0, after = 60 }): UsedPage => ({
  ...loaded(4),
  ...{ mainThread: 500, shift: 0, paint },
  after: { ...loaded(after), shift },
});
const run = (score: number, commit = taken.commit) => ({
  ...{ ...taken, commit, score },
  metrics: {
    'first-contentful-paint': 1000,
    'largest-contentful-paint': 1000,
    'total-blocking-time': 0,
    'cumulative-layout-shift': 0,
  },
});
const measured = (page: UsedPage, ...scores: number[]): RouteRecord => ({
  used: { ...taken, page },
  arrival: { ...taken, page, plain: used({}), times: 1 },
  checks: {
    ...taken,
    scores: { accessibility: 100, 'best-practices': 100, seo: 100, 'agentic-browsing': 100 },
    failed: [],
  },
  runs: scores.map((score) => run(score)),
  plainRuns: [],
});
const record = (routes: PagesRecord['routes']): PagesRecord => ({ routes, peers: [], notRun: {} });
const judged = (routes: PagesRecord['routes']) =>
  new Map(judge(record(routes)).map((goal) => [goal.what, goal]));

test('a goal names the route that is furthest from it', () => {
  const goals = judged({
    '/': measured(used({})),
    '/slow': measured(used({ paint: 1500, after: 90, shift: 0.1 })),
  });
  expect(goals.get('Largest paint, times the copy without scripts')).toMatchObject({
    found: '1.5 (/slow)',
    isMet: false,
  });
  expect(goals.get('Script after everything was used, kB')).toMatchObject({ isMet: false });
  expect(goals.get('Layout shift')).toMatchObject({ found: '0.1 (/slow)', isMet: false });
});

test('one route below 100 misses the goal of its category, and no other', () => {
  const goals = judged({ '/': measured(used({}), 100, 100, 99), '/slow': measured(used({}), 97, 97, 100) });
  expect(goals.get('Lighthouse, performance')).toMatchObject({
    found: '1 of 2 routes; lowest 97',
    isMet: false,
  });
  expect(goals.get('Lighthouse, seo')).toMatchObject({ isMet: true });
});

test('what was not run is neither met nor missed', () => {
  const goals = judged({ '/': { runs: [], plainRuns: [] } });
  expect([...goals.values()].map(({ isMet }) => isMet)).toEqual(Array(goals.size).fill(undefined));
});

test('no median is taken over two states of the site', () => {
  const before = [run(90), run(90)];
  expect(withRun(before, run(100))).toHaveLength(3);
  expect(withRun(before, run(100, 'bbbbbbb'))).toEqual([run(100, 'bbbbbbb')]);
});

test('each row says when it was measured and of which commit, and a table says what is missing', () => {
  const site = { routes: ['/', '/left'], kindsOfPage: ['/'] };
  const { tables } = pagesResult(record({ '/': measured(used({}), 100, 100, 100) }), site);
  const speed = tables.find(({ title }) => title?.endsWith('performance'));
  expect(speed?.rows[0]).toEqual([
    '/',
    100,
    '1.00',
    '1.00',
    0,
    '0.000',
    3,
    'aaaaaaa',
    '2026-01-01 10:00',
    0.5,
  ]);
  expect(speed?.note).toMatch(/^The other 1 routes were not run/);
});
