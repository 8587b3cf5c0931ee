import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dayBack, paidBy, returnedBy, yearOf } from '#model/first-year.ts';
import { ownAgent, readNumber } from './own-numbers.ts';
import { OwnReturnFigure } from './own-return-figure.tsx';

// $2,400 a month is $80 a day.
const like = { liveOn: 10, pilotPercent: 25, fullOn: 20, net: 2_400, own: 0 };
const calendar = { ...like, liveOn: 42, fullOn: 63 };
const example = { agents: [calendar, calendar], ownHours: 64 } as const;
const rules = { rate: { monthly: 25_000, months: 3 }, upkeep: 1_080 };
const paid = paidBy([], rules);
const dollars = { currency: 'USD', numbers: 'en-US' };
const figureOf = (returned: (day: number) => number) => (
  <OwnReturnFigure
    returned={returned}
    paid={paid}
    measuredOn={90}
    back={dayBack(returned, paid)}
    currency={dollars}
  />
);
const most = ownAgent({ hours: 168, people: 100_000, hourly: 10_000 }, example);
const figures = [returnedBy([calendar]), returnedBy([most]), () => 0].map(figureOf);

test('a year tells each quarter, and the day when all is back', () => {
  const year = yearOf([like], { rate: { monthly: 1_000, months: 3 }, upkeep: 30 });
  expect(year).toMatchObject({
    back: 'day 43',
    rows: [{ month: 3, paid: 3_000, net: 2_800 }, {}, {}],
  });
  expect(year.year).toEqual({ month: 12, live: 1, paid: 3_270, returned: 27_400, net: 24_130 });
});

test.each(figures)('the drawing is hidden and has no broken number', (figure) => {
  const html = renderToStaticMarkup(figure);
  expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
  expect(html).not.toMatch(/NaN|undefined|Infinity|\sstyle=/);
});

test.each([
  [{ hours: 25, people: 20, hourly: 60 }, 77],
  [{ hours: 20, people: 10, hourly: 60 }, 105],
  [{ hours: 0.1, people: 1, hourly: 1 }, undefined],
])('numbers of one’s own are back on a day, or not: %j', (numbers, day) => {
  const agent = [ownAgent(numbers, example)];
  const [returned, paid] = [returnedBy(agent), paidBy(agent, rules)];
  expect(dayBack(returned, paid)).toBe(day);
  if (day === undefined) return;
  expect(returned(day)).toBeGreaterThanOrEqual(paid(day));
  expect(returned(day - 1)).toBeLessThan(paid(day - 1));
});

test.each<[text: string, number: number | undefined, company?: [currency: string, tag: string]]>([
  ['7.5', 7.5],
  ['7,5', 7.5],
  ['1,250', 1250],
  [' $80 ', 80],
  ['.5', 0.5],
  ['', undefined],
  ['.', undefined],
  ['-3', undefined],
  ['1e3', undefined],
  ['12 h', undefined],
  ['0', undefined],
  ['99999999', undefined],
  ['€80', undefined],
  ['1.250,50', 1250.5, ['EUR', 'de-DE']],
  ['1.250', 1250, ['EUR', 'de-DE']],
  ['7,5', 7.5, ['EUR', 'de-DE']],
  ['7.5', 7.5, ['EUR', 'de-DE']],
  ['80 €', 80, ['EUR', 'de-DE']],
  ['1 250,50 €', 1250.5, ['EUR', 'fr-FR']],
  ['€1,250.50', 1250.5, ['EUR', 'en-IE']],
  ["CHF 1'250.50", 1250.5, ['CHF', 'de-CH']],
  ['1’250', 1250, ['CHF', 'de-CH']],
  ['$80', undefined, ['CHF', 'de-CH']],
])('"%s" is read as %s', (text, number, [currency, numbers] = ['USD', 'en-US']) => {
  expect(readNumber(text, { least: 0.1, most: 10_000 }, { currency, numbers })).toBe(number);
});
