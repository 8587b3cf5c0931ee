import { renderToStaticMarkup } from 'react-dom/server';
import { paidBy } from '#model/first-year.ts';
import { expectTable, linesOf } from '#model/testing/table.ts';
import { OwnResult, readNumber, readNumbers } from './own-return.tsx';

// $2,400 a month is $80 a day.
const calendar = { liveOn: 42, pilotPercent: 25, fullOn: 63, net: 2_400, own: 0 };
const example = { agents: [calendar, calendar], ownHours: 64, run: 640 } as const;
const rules = { rate: { monthly: 25_000, months: 3 }, upkeep: 1_080 };
const dollars = { currency: 'USD', numbers: 'en-US' };

test('the rate comes back with its last month, hours of one’s own cost once they are live', () => {
  const paid = paidBy([{ ...calendar, liveOn: 90, own: 4 }], { ...rules, credit: 5_000 });
  expect([89, 90, 91].map((day) => Math.round(paid(day)))).toEqual([75_000, 70_000, 70_040]);
});

const TYPED: [company: string, ...texts: string[]][] = [
  ['USD en-US', ...'7.5|7,5|1,250| $80 |.5||.|-3|1e3|12 h|0|99999999|€80|80 USD'.split('|')],
  ['EUR de-DE', '1.250,50', '1.250', '7,5', '7.5', '80 €', 'EUR 80'],
  ['EUR fr-FR', '1 250,50 €'],
  ['EUR en-IE', '€1,250.50'],
  ['CHF de-CH', "CHF 1'250.50", '1’250', '$80'],
];

test.each(TYPED)('a number is read as a company of %s writes it', (company, ...texts) => {
  const [currency = '', numbers = ''] = company.split(' ');
  const within = { least: 0.1, most: 10_000 };
  expectTable(texts, (text) => readNumber(text, within, { currency, numbers }) ?? 'none');
});

const limits = { label: 'A', least: 0.1, most: 10_000 };
const fields = { hours: { ...limits, most: 168 }, people: { ...limits, least: 1 }, hourly: limits };
const after = '{paid}{refund}, {returned}';
const yes = { back: 'Back on day {day}.', after, refund: 'less {credit}', use: 'Day {use} of it.' };
const told = { ...yes, alone: 'Each alone.', never: 'Not in a year.', advice: 'Wait.' };
const words = { yours: 'Yours', example: 'Example', assumptions: 'As assumed.', next: 'Talk' };
const instead = [{ label: 'Read', href: '/docs' }];
const refused = '{least} to {most}';
const sums = { ...example, ...rules, credit: 5_000, measuredOn: 90, currency: dollars };
const own = { ...sums, ...words, fields, refused, told, instead } as never;

test('of numbers typed comes what is told, the scale, the knot and the way on', () => {
  const typed = '25 20 60, 20 10 60, 168 10000 10000, .1 1 .1, 12 4 80, 0 0.5 x, 12 14';
  expectTable(typed.split(', '), (texts) => {
    const [hours = '', people = '', hourly = ''] = texts.split(' ');
    const { numbers, errors } = readNumbers((field) => ({ hours, people, hourly })[field], own);
    const result = <OwnResult facts={own} numbers={numbers} isStale={!numbers} />;
    const drawn = renderToStaticMarkup(result);
    expect(drawn).not.toMatch(/NaN|undefined|Infinity|\sstyle=/);
    const html = linesOf(drawn).replace(/ d="([^"]{80})[^"]*"/g, ' d="$1…"');
    return `${JSON.stringify(errors)}\n${html}`;
  });
});
