/** Each row changes facts of this checkout, and the parts that show them are drawn again. */
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { elementTree } from '#article/article.ts';
import { lineOf } from '#article/map-elements.ts';
import {
  type Change,
  checkout,
  type Facts,
  siteOf,
  withFacts,
  without,
} from '#model/testing/checkout.ts';
import { emptyParts, plainScreens } from '#tests/support/every-screen.tsx';

async function drawn(changes: Change) {
  const changed = withFacts(checkout, changes);
  const site = await siteOf(changed);
  const faults: string[] = [];
  const headings: string[] = [];
  for (const screen of Object.values(plainScreens(site, changed))) {
    const tree = elementTree(screen);
    faults.push(...emptyParts(tree, site));
    visit(tree, 'element', (element) => {
      if (/^h[1-4]$/.test(element.tagName)) headings.push(lineOf(element));
    });
  }
  const isChanged = Object.keys(changes).some((name) => {
    const path = `content/data/${name}.yaml`;
    return changed.read(path) !== stringify(parse(checkout.read(path) ?? ''));
  });
  return { faults, headings, isChanged, days: site.actionPlan.rows.map(({ day }) => day) };
}

const before = await drawn({});

const none = (list: string) => (facts: Facts) => {
  facts[list] = [];
};
test.each<[what: string, changes: Change, gone: number]>([
  ['clients', { clients: none('clients') }, 1],
  ['features', { features: none('features') }, 1],
  ['quotes', { testimonials: none('testimonials'), 'pricing-terms': without('quote') }, 1],
  ['a second plan', { plans: ({ plans }) => plans.splice(1) }, 2],
  ['agreements', { agreements: none('agreements') }, 4],
  ['the first year', { 'pricing-terms': without('returned') }, 5],
  ['students’ films', { 'student-films': none('films') }, 1],
  ['a film of the incubator', { videos: without('incubatorHero') }, 0],
  ['the incubator', { incubator: (facts) => Object.assign(facts, { isShown: false }) }, 0],
  ['a community and channels', { links: without('community', 'videoChannel') }, 0],
  ['its own address', { links: without('incubatorWaitlist', 'incubatorLogin') }, 0],
  ['a figure of the team', { about: without('figure') }, 0],
  ['refusals', { about: ({ refusals }) => none('items')(refusals) }, 1],
])('without %s no heading, list or link is left over nothing', async (_, changes, gone) => {
  const { faults, headings, isChanged } = await drawn(changes);
  expect(faults).toEqual([]);
  // A company may have nothing there that could be emptied.
  expect(before.headings.length - headings.length).toBeGreaterThanOrEqual(isChanged ? gone : 0);
});

test('a plan is in the order of its days, whatever a price makes of them', async () => {
  const { days } = await drawn({ 'action-plan': ({ rows }) => rows.reverse() });
  expect(days).toEqual(before.days);
});
