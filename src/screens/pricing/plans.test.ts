/** As many plans as a company has: the page says of each what is true, and nothing of others. */
import { visit } from 'unist-util-visit';
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
      const includes = { includes: 'All of {firstPlan}' };
      facts.plans = names.map((name, index) => ({ ...plan, ...(index > 0 && includes), name }));
      facts.differences = [{ feature: 'A rehearsal', in: texts }];
    },
    pricing: ({ opening }) => Object.assign(opening, { terms: [{ term: 'Held', meaning: 'All' }] }),
    'pricing-terms': ({ support }) => Object.assign(support, { others: 'So has {secondPlan}.' }),
  });

test.each([
  [1, 'the plan', false],
  [2, 'the two plans', false],
  [3, 'the three plans', true],
  [4, 'the four plans', true],
])('%i: side by side, called “%s”, what holds for all below: %s', async (...row) => {
  const [number, called, isBelow] = row;
  const names = NAMES.slice(0, number);
  const site = await siteOf(withPlans(names));
  const found: Record<string, string[]> = { dt: [], dd: [], article: [] };
  const order: string[] = [];
  const tree = elementTree(<Pricing site={site} />);
  visit(tree, 'element', (element) => {
    found[element.tagName]?.push(lineOf(element));
    if (/^(h3|dt)$/.test(element.tagName)) order.push(lineOf(element));
  });
  const { dt = [], dd = [], article: cards = [] } = found;
  expect(cards).toHaveLength(number);
  for (const [index, { price, cta, features, isPopular }] of site.plans.entries()) {
    for (const text of [price, cta, ...features.map((one) => one.text)])
      expect(cards[index]).toContain(text.replace(/\s/g, ' '));
    expect(cards[index]?.includes('POPULAR')).toBe(isPopular && number > 1);
    expect(cards[index]?.includes('All of Loom')).toBe(index > 0);
  }
  const columns = dt.map((term, index) => `${term}: ${dd[index]}`);
  const compared = names.map((name) => `In ${name}: As ${name} has it.`);
  expect(columns.filter((column) => column.startsWith('In '))).toEqual(number > 1 ? compared : []);
  const page = lineOf(tree);
  expect(page.match(/As \w+ has it/g) ?? []).toHaveLength(number > 1 ? number : 0);
  expect(page.includes('So has Shuttle.')).toBe(number > 1);
  expect(order.indexOf('Held') > order.indexOf(names.at(-1) ?? '')).toBe(isBelow || number === 1);
  expect(site.figures.thePlans).toBe(called);
});

test('a third plan without its text is refused in one sentence', async () => {
  const { problems } = await readSite(withPlans(NAMES.slice(0, 3), ['A', 'B']));
  expect(problems).toMatchSnapshot();
});
