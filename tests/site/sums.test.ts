/**
 * Every sum that a page shows is done again here, from the page's own figures and from the facts,
 * apart from the code that printed it.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { elementsOf, lineOf, PAGES, pageAt } from '../support/built-site.ts';

type Agent = Record<string, number>;
const read = (name: string) => parse(readFileSync(`content/data/${name}.yaml`, 'utf8'));
const rate: Record<'monthly' | 'lowest' | 'months', number> = read('rate');
const example: { pieces: Agent[]; later: Agent[]; upkeep: Agent } = read('worked-example');
const dollars = (amount: number) =>
  `${amount < 0 ? '−' : ''}$${Math.abs(Math.round(amount)).toLocaleString('en-US')}`;

const rows = PAGES.flatMap(({ route, elements }) =>
  elements
    .filter(({ tagName }) => tagName === 'table')
    .map((table) => ({
      route,
      cells: elementsOf(table, 'tr').map((row) => elementsOf(row, 'th', 'td').map(lineOf)),
    })),
);
const amount = (text = '') => Number(/\$([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', ''));

/**
 * "210 quotes × 58 min × $80 an hour", "10 weeks, at the rate of $75,000 for 13, and 130 h at $75":
 * what it comes to.
 */
function worth(text: string): number {
  const byTheHour = text.includes('an hour');
  const plain = text
    .replace(/ weeks, at the rate of /, ' × ')
    .replace(/ for (\d+)/, ' / $1')
    .replace(/, and ([\d,]+) h .*? at /, ' + $1 × ')
    .replace(/([\d.]+)%/g, (_, n) => String(n / 100))
    .replace(/([\d.]+) (min|s)\b/g, (_, n, unit) =>
      String(byTheHour ? n / (unit === 's' ? 3600 : 60) : n),
    );
  const product = (term: string) =>
    [...term.matchAll(/([×/]?)[^×/\d]*?([\d,]*\.?\d+)/g)].reduce((all, [, by, n = '']) => {
      const number = Number(n.replaceAll(',', ''));
      return by === '/' ? all / number : all * number;
    }, 1);
  return plain.split(' + ').reduce((all, term) => all + product(term), 0);
}

test('each product in a table is what stands beside it, and each case comes to what is left and when it is returned', () => {
  const products = rows.flatMap(({ route, cells }) =>
    cells
      .filter(([, how = '', is = '']) => /[×]|weeks, at/.test(how) && /\d/.test(is))
      .map((row) => ({ route, row })),
  );
  expect(products.length).toBeGreaterThan(20);
  for (const {
    route,
    row: [what, how = '', is = ''],
  } of products) {
    const shown = is.includes('$')
      ? amount(is)
      : Number(/[\d,]+/.exec(is)?.[0].replaceAll(',', ''));
    const done = is.includes('$') ? worth(how) : Math.ceil(worth(how));
    expect(
      Math.abs(done - shown),
      `${route}: ${what}: ${how} = ${is}, not ${done}`,
    ).toBeLessThanOrEqual(0.51);
    const [, fee] = /at the rate of (\$[\d,]+)/.exec(how) ?? [];
    if (fee) expect(fee, route).toBe(dollars(rate.monthly * rate.months));
  }
  for (const { route, cells } of rows.filter(
    ({ cells: [head] }) => head?.[1] === 'How it is computed',
  )) {
    const sum = (begins: string) =>
      cells
        .filter(([what]) => what?.startsWith(begins))
        .reduce((all, [, , is]) => all + amount(is), 0);
    expect(Math.abs(sum('Saved') - sum('Run') - sum('Left')), route).toBeLessThanOrEqual(2);
  }
});

test('each column over a total adds up to it', () => {
  const totals = rows.filter(({ cells }) => /^(Total|Sum)$/.test(cells.at(-1)?.[0] ?? ''));
  expect(totals.length).toBeGreaterThan(2);
  for (const { route, cells } of totals)
    cells.at(-1)?.forEach((total, column, { length }) => {
      const number = (text = '') => Number(text.replace(/[$,]/g, ''));
      // A total may span the columns before it.
      const above = cells.slice(1, -1).map((row) => number(row.at(column - length)));
      if (!total || Number.isNaN(number(total)) || above.some(Number.isNaN)) return;
      expect(
        above.reduce((a, b) => a + b),
        `${route}, column ${column + 1}`,
      ).toBe(number(total));
    });
});

function returnedOn(day: number, agent: Agent): number {
  const { perMonth = 0, minutesBefore = 0, minutesAfter = 0, hourly = 0, run = 0 } = agent;
  const { liveOn = 0, fullOn = 0, pilotPercent = 0 } = agent;
  const pilot = day > liveOn ? pilotPercent / 100 : 0;
  return (
    ((day > fullOn ? 1 : pilot) *
      ((perMonth * (minutesBefore - minutesAfter) * hourly) / 60 - run)) /
    30
  );
}

const { hours = 0, hourly = 0 } = example.upkeep;
const four = [...example.pieces, ...example.later];

function yearOf(monthly: number, months: number, agents: readonly Agent[], upkeep: number) {
  let [paid, returned, behind] = [0, 0, 0];
  for (let day = 1; day <= 360; day += 1) {
    const isPaid = day <= months * 30;
    if (!isPaid) paid += upkeep / 30;
    else if (day % 30 === 1) paid += monthly;
    for (const agent of agents) returned += returnedOn(day, agent);
    if (returned < paid - 0.01) behind = day;
  }
  return [dollars(returned - paid), `day ${behind + 1}`] as const;
}

test.each([
  ['stopping', yearOf(rate.monthly, rate.months, example.pieces, hours * hourly)],
  ['going on', yearOf(rate.monthly, 12, four, 0)],
  ['a year agreed', yearOf(rate.lowest, 12, four, 0)],
])('the first year, %s, is the same day by day, on every page that tells it', (_, [net, back]) => {
  for (const route of ['/', '/pricing', '/docs/process']) {
    const text = pageAt(route)
      .html.replace(/<[^>]+>/g, '')
      .toLowerCase();
    expect(text, `${route} tells ${net}`).toContain(net);
    if (route !== '/') expect(text, `${route} tells ${back}`).toContain(back);
  }
});
