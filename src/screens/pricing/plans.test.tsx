/** As many plans as a company has: the page says of each what is true, and nothing of others. */
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { elementTree } from '#article/article.ts';
import { lineOf } from '#article/map-elements.ts';
import { readSite } from '#model/read-site.ts';
import { checkout, type Facts, siteOf, withFacts } from '#model/testing/checkout.ts';
import { Pricing } from './pricing.tsx';

const NAMES = ['Loom', 'Shuttle', 'Reed', 'Heddle'];

const withPlans = (names: readonly string[], texts = names.map((name) => `As ${name} has it.`)) =>
  withFacts(checkout, {
    plans: (facts: Facts) => {
      const { includes: _, ...plan } = facts.plans[0];
      facts.plans = names.map((name) => ({ ...plan, name }));
      facts.differences = [{ feature: 'A rehearsal', in: texts }];
    },
    pricing: ({ opening }) => Object.assign(opening, { terms: [{ term: 'Held', meaning: 'All' }] }),
    'pricing-terms': ({ support }) => Object.assign(support, { others: 'So has {secondPlan}.' }),
  });

test.each([
  [1, [], 'the plan', false],
  [2, ['In Loom', 'In Shuttle'], 'the two plans', false],
  [3, ['In Loom', 'In Shuttle', 'In Reed'], 'the three plans', true],
  [4, ['In Loom', 'In Shuttle', 'In Reed', 'In Heddle'], 'the four plans', true],
])('%i: compared by %j, called “%s”, what holds for all stands below: %s', async (...row) => {
  const [number, columns, called, isBelow] = row;
  const names = NAMES.slice(0, number);
  const { pricing, figures, plans } = await siteOf(withPlans(names));
  const terms: string[] = [];
  const order: string[] = [];
  const cards: string[] = [];
  const tree = elementTree(
    <Pricing facts={pricing} banner={{ heading: 'A', text: 'B', label: 'C', href: '/' }} />,
  );
  visit(tree, 'element', (element) => {
    if (element.tagName === 'dt') terms.push(lineOf(element));
    if (element.tagName === 'article') cards.push(lineOf(element));
    if (/^(h3|dt)$/.test(element.tagName)) order.push(lineOf(element));
  });
  expect(cards).toHaveLength(number);
  for (const [index, { price, cta, features, isPopular }] of plans.entries()) {
    for (const text of [price, cta, ...features.map((one) => one.text)])
      expect(cards[index]).toContain(text.replace(/\s/g, ' '));
    expect(cards[index]?.includes('POPULAR')).toBe(isPopular);
  }
  const page = lineOf(tree);
  expect(terms.filter((term) => term.startsWith('In '))).toEqual(columns);
  for (const name of NAMES)
    expect(page.includes(`As ${name} has it.`), name).toBe(columns.includes(`In ${name}`));
  expect(page.includes('So has Shuttle.')).toBe(number > 1);
  expect(order.indexOf('Held') > order.indexOf(names.at(-1) ?? '')).toBe(isBelow || number === 1);
  expect(figures.thePlans).toBe(called);
});

test.each<[what: string, names: string[], texts: string[], problem: string]>([
  [
    'a third plan without its text',
    ['Loom', 'Shuttle', 'Reed'],
    ['A', 'B'],
    'content/data/plans.yaml, differences ("What each plan includes"), row 1 "A rehearsal", field in ("In each plan, in their order"): has two texts, and there are three plans. Write one for each, in their order, or take the feature out.',
  ],
  [
    'two plans of one name',
    ['Loom', 'Loom'],
    ['A', 'B'],
    'content/data/plans.yaml, plans, row 2 "Loom", field name: "Loom" stands in row 1 already. Take one of the two out, or give this one another name.',
  ],
])('%s is refused in one sentence', async (_, names, texts, problem) => {
  expect((await readSite(withPlans(names, texts))).problems).toEqual([problem]);
});
