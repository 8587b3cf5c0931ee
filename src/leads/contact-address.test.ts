import { expect, test } from 'vitest';
import { money } from '#model/money.ts';
import {
  askAbout,
  contactAddress,
  contactWithNumbers,
  numbersLine,
  pageQuestion,
  toolsQuestion,
} from './contact-address.ts';
import { LEAD_FIELDS } from './lead-fields.ts';

const searchOf = (address: string) => new URL(address, 'https://example.com').search;
const written = (tools: string) => `/contact?${new URLSearchParams({ tools })}`;
const LONG = 'A tool with rather a long name';
const many = (name: string) => Array.from({ length: 200 }, (_, index) => `${name} ${index}`);

test.each([
  ['of tools', contactAddress(['HubSpot', 'R & D', 'Foo']), 'We use HubSpot, R & D, and Foo.'],
  ['of the longest list', contactAddress(many('Tool')), /^We use Tool 0, .+, and Tool \d+\.$/],
  ['of long names', contactAddress(many(LONG)), /^We use A tool with rather a long name 0, /],
  ['without tools', contactAddress([]), ''],
  ['of none', '/contact?tools=,%20,', ''],
  ['with a control character', written('Hub\u0000Spot'), ''],
  ['with a sign that turns the direction of text', written('Hub\u202eSpot'), ''],
  ['with more than the directory sends', written('HubSpot, '.repeat(200)), ''],
  ['with no name, and one twice', written(`Xero, ${'x'.repeat(81)}, Xero`), 'We use Xero.'],
])('an address %s becomes a sentence that fits, or nothing', (_, address, expected) => {
  const question = toolsQuestion(searchOf(address));
  if (typeof expected === 'string') expect(question).toBe(expected);
  else expect(question).toMatch(expected);
  expect(question.length).toBeLessThan(LEAD_FIELDS.howCanWeHelp.maxLength);
});

test.each([
  ['/docs/case-studies/PierpontHoldings#what-it-costs', true],
  ['/docs', true],
  ['/docs/security#retention now', false],
  ['Please send money', false],
  [`/docs/${'x'.repeat(200)}`, false],
])('a question about %s begins with it: %s', (page, isOurs) => {
  expect(pageQuestion(searchOf(askAbout(page)))).toBe(isOurs ? `About ${page}: ` : '');
});

test('the numbers of a return become one line of the request', () => {
  const lineOf = (hourly: number, currency: string, numbers: string) => {
    const address = contactWithNumbers({ hours: 7.5, people: 10, hourly }, 102);
    return numbersLine(searchOf(address), (amount) => money(amount, { currency, numbers }, 2));
  };
  expect(lineOf(60, 'USD', 'en-US')).toBe(
    '7.5 hours a week × 10 people × $60 an hour: back on day 102.',
  );
  expect(lineOf(60.5, 'EUR', 'de-DE')).toContain(' × 60,50\u00a0€ an hour');
});

test.each(['', '20x10', '20x10x60xsoon', '<b>x1x1x1', '1x1x1x1x1'])('no line is %s', (numbers) => {
  expect(numbersLine(`numbers=${numbers}`, String)).toBe('');
  expect(numbersLine('', String)).toBe('');
});
