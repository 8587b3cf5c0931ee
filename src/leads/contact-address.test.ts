import { tableOf } from '#model/testing/table.ts';
import { askAbout, contactAddress, questionOf } from './contact-address.ts';
import { LEAD_FIELDS } from './lead-fields.ts';

const searchOf = (address: string) => new URL(address, 'https://example.com').search;
const written = (tools: string) => `/contact?${new URLSearchParams({ tools })}`;
const LONG = 'A tool with rather a long name';
const many = (name: string) => Array.from({ length: 200 }, (_, index) => `${name} ${index}`);

test('an address becomes a sentence that fits, or nothing', () => {
  const addresses = {
    'of tools': contactAddress(['HubSpot', 'R & D', 'Foo']),
    'of the longest list': contactAddress(many('Tool')),
    'of long names': contactAddress(many(LONG)),
    'without tools': contactAddress([]),
    'of none': '/contact?tools=,%20,',
    'with a control character': written('Hub\u0000Spot'),
    'with a sign that turns the direction of text': written('Hub\u202eSpot'),
    'with more than the directory sends': written('HubSpot, '.repeat(200)),
    'with no name, and one twice': written(`Xero, ${'x'.repeat(81)}, Xero`),
  };
  const questions = tableOf(Object.entries(addresses), ([, address]) => {
    const question = questionOf(searchOf(address), String);
    expect(question.length).toBeLessThan(LEAD_FIELDS.howCanWeHelp.maxLength);
    return question;
  });
  expect(questions.replace(/","[^"]*"/g, '"')).toMatchSnapshot();
});

test.each([
  ['/docs/case-studies/PierpontHoldings#what-it-costs', true],
  ['/docs', true],
  ['/docs/security#retention now', false],
  ['Please send money', false],
  [`/docs/${'x'.repeat(200)}`, false],
])('a question about %s begins with it: %s', (page, isOurs) => {
  expect(questionOf(searchOf(askAbout(page)), String)).toBe(isOurs ? `About ${page}: ` : '');
});

test.each(['', '20x10', '20x10x60xsoon', '<b>x1x1x1', '1x1x1x1x1'])('no line is %s', (numbers) => {
  expect(questionOf(`numbers=${numbers}`, String)).toBe('');
});
