/**
 * Sums stand in content/data as they are printed. Each is done again here, from the page's own
 * figures and from the facts: what a changed price, day or hour makes untrue fails with the sum
 * that it should be.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { elementsOf, lineOf, PAGES, pageAt } from '../support/built-site.ts';

interface Agent
  extends Record<'run' | 'net' | 'build' | 'after' | 'use' | 'hours' | 'own', number> {
  name: string;
  how: string;
  liveOn: number;
  fullOn: number;
  pilotPercent: number;
}
type Month = Record<'month' | 'live' | 'paid' | 'returned' | 'net', number>;
interface Example {
  shares: { work: string; percents: number[]; together: number }[];
  agents: Agent[];
  passedOver: Partial<Agent>[];
  upkeep: Record<'hours' | 'hourly', number>;
  halved: number;
  ways: Record<string, { back: string; rows: Month[]; year: Month }>;
}
interface Case {
  saves: { amount: number; isEstimate?: boolean }[];
  runs: { amount: number }[];
  sum: Record<'build' | 'saved' | 'run' | 'net' | 'days', number>;
  estimate?: Record<'percent' | 'days', number>;
}
const read = (name: string) => parse(readFileSync(`content/data/${name}.yaml`, 'utf8'));
const rate: Record<'monthly' | 'lowest' | 'months' | 'returnDays', number> = read('rate');
const example: Example = read('worked-example');
const cases: Record<string, Case> = read('case-returns');
const MONTH = 30;
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

test('each product in a table is what stands beside it, and each case comes to what is left', () => {
  const products = rows.flatMap(({ route, cells }) =>
    cells
      .filter(([, how = '', is = '']) => /[×]|weeks, at| h of /.test(how) && /\d/.test(is))
      .map((row) => ({ route, row })),
  );
  expect(products.length).toBeGreaterThanOrEqual(3 * Object.keys(cases).length);
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

const sumOf = (all: readonly { amount: number }[]) =>
  all.reduce((sum, { amount }) => sum + amount, 0);
const daysOf = (build: number, net: number) => Math.ceil((build / net) * MONTH);

test.each(Object.entries(cases))(
  '%s returns what its rows come to, and says whether in time',
  (slug, { saves, runs, sum, estimate }) => {
    const [saved, run] = [sumOf(saves), sumOf(runs)];
    const net = saved - run;
    const days = daysOf(sum.build, net);
    expect(sum).toEqual({ build: sum.build, saved, run, net, days });
    const measured = sumOf(saves.filter(({ isEstimate }) => !isEstimate));
    const part = {
      percent: Math.round((1 - measured / saved) * 100),
      days: daysOf(sum.build, measured - run),
    };
    expect(estimate).toEqual(measured === saved ? undefined : part);
    const text = pageAt(`/docs/case-studies/${slug}`).html.replace(/<[^>]+>/g, '');
    const isInTime = days < rate.returnDays;
    expect(text).toContain(
      `At ${days} days it ${isInTime ? 'meets' : 'misses'} our ${rate.returnDays}-day bar`,
    );
    expect(text.includes('we would not have built it first')).toBe(!isInTime);
    if (estimate)
      expect(text).toContain(
        `${part.percent}% of the saving is an estimate; without it, the cost returns after ${part.days} days`,
      );
  },
);

function returnedOn(day: number, { net, liveOn, fullOn, pilotPercent }: Agent): number {
  const pilot = day > liveOn ? pilotPercent / 100 : 0;
  return ((day > fullOn ? 1 : pilot) * net) / MONTH;
}

test('each month’s rate is spent once, and a share costs its percent of it', () => {
  const { shares } = example;
  for (let month = 0; month < rate.months; month += 1)
    expect(shares.reduce((sum, { percents }) => sum + (percents[month] ?? 0), 0)).toBe(100);
  for (const { work, percents, together } of shares)
    expect(together, work).toBe((percents.reduce((a, b) => a + b) * rate.monthly) / 100);
});

test.each(example.agents)('$name: what it saves, costs and returns', (agent) => {
  const { name, how, run, net, build, after, liveOn, use, hours, own } = agent;
  expect(net).toBe(Math.round(worth(how)) - run);
  expect(after).toBe(daysOf(build, net));
  const [discovery] = example.shares;
  const share = example.shares.find(({ work }) => work === name);
  // The first agent carries what the first weeks cost.
  const first = agent === example.agents[0] ? (discovery?.together ?? 0) : 0;
  if (share) expect(build).toBe(share.together + first);
  let [day, returned] = [0, 0];
  while (returned < build) returned += returnedOn(++day, agent);
  expect(use).toBe(day - liveOn);
  expect(own).toBe(hours * amount(how));
});

test('an agent begins on a day of the calendar, a plan has that day, and what would take longer is passed over', () => {
  const days = read('calendar').milestones.map(({ day }: { day: number }) => day);
  const plan: number[] = read('action-plan').rows.map(({ day }: { day: number }) => day);
  const [first, second] = example.agents;
  expect(days).toEqual(expect.arrayContaining([first?.liveOn, first?.fullOn, second?.liveOn]));
  const back = (first?.liveOn ?? 0) + (first?.use ?? 0);
  expect(plan).toEqual(expect.arrayContaining([first?.liveOn, first?.fullOn, back]));
  for (const { build, net, after } of example.passedOver) {
    if (!build || !net) continue;
    expect(after).toBe(daysOf(build, net));
    expect(after).toBeGreaterThan(rate.returnDays);
  }
});

const { agents, upkeep } = example;

/**
 * A way through the year, day by day: the rate at the start of a month, then the upkeep; the hours
 * of the client's own people when their agent begins.
 */
function yearOf(monthly: number, months: number, used: readonly Agent[]) {
  const rows: Month[] = [];
  let [paid, returned, behind] = [0, 0, 0];
  for (let day = 1; day <= 360; day += 1) {
    if (day > months * MONTH) paid += (used.length * upkeep.hours * upkeep.hourly) / MONTH;
    else if (day % MONTH === 1) paid += monthly;
    for (const agent of used) {
      returned += returnedOn(day, agent);
      if (day === agent.liveOn + 1) paid += agent.own;
    }
    if (returned < paid - 0.01) behind = day;
    if (day % 90) continue;
    const live = used.filter(({ liveOn }) => liveOn < day).length;
    const [out, back] = [Math.round(paid), Math.round(returned)];
    rows.push({ month: day / MONTH, live, paid: out, returned: back, net: back - out });
  }
  const [a, b, c, year] = rows;
  return { back: `day ${behind + 1}`, rows: [a, b, c], year };
}

test.each([
  ['stop', yearOf(rate.monthly, rate.months, agents.slice(0, 2))],
  ['six', yearOf(rate.monthly, 6, agents)],
  ['monthly', yearOf(rate.monthly, 12, agents)],
  ['yearly', yearOf(rate.lowest, 12, agents)],
])('the first year, %s, is the same day by day, on every page that tells it', (way, year) => {
  expect(example.ways[way]).toMatchObject(year);
  const net = dollars(year.year?.net ?? Number.NaN);
  for (const route of ['/', '/pricing', '/docs/process']) {
    const text = pageAt(route)
      .html.replace(/<[^>]+>/g, '')
      .toLowerCase();
    expect(text, `${route} tells ${net}`).toContain(net);
    if (route !== '/') expect(text, `${route} tells ${year.back}`).toContain(year.back);
  }
});

test('what is said of the client’s own hours, and of half a return, is what the rows come to', () => {
  const built = agents.slice(0, 2);
  const halved = agents.map((agent) =>
    built.includes(agent) ? agent : { ...agent, net: agent.net / 2 },
  );
  expect(example.halved).toBe(yearOf(rate.monthly, 12, halved).year?.net);
  const process = pageAt('/docs/process').html.replace(/<[^>]+>/g, '');
  expect(process).toContain(
    `return half, going on at ${dollars(rate.monthly)} leaves ${dollars(example.halved)}`,
  );
  const hours = built.reduce((sum, agent) => sum + agent.hours, 0);
  const pricing = pageAt('/pricing').html.replace(/<[^>]+>/g, '');
  expect(pricing).toContain(`${hours} hours in the first three months`);
});
