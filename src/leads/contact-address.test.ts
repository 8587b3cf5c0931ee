import { expectTable, tableOf } from '#model/testing/table.ts';
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
    'with no name, and one twice': written(`Xero, ${'x'.repeat(81)}, Xero, ${'y'.repeat(80)}`),
    'of 51 tools': written(many('').slice(0, 51).join()),
    'of the longest length': written('HubSpot,'.repeat(200).slice(0, 1500)),
    'a letter longer': written('HubSpot,'.repeat(200).slice(0, 1501)),
  };
  const questions = tableOf(Object.entries(addresses), ([, address]) => {
    const question = questionOf(searchOf(address), String);
    expect(question.length).toBeLessThan(LEAD_FIELDS.howCanWeHelp.maxLength);
    return question;
  });
  expect(addresses['without tools']).toBe('/contact');
  expect(questions.replace(/","[^"]*"/g, '"')).toMatchSnapshot();
});

test('a question about a page of ours begins with it', () => {
  const [longest, part] = [
    `/docs/${'x'.repeat(193)}`,
    '/docs/case-studies/PierpontHoldings#what-1',
  ];
  const pages = ['/docs', part, '/docs#a b', 'At /docs', longest, `${longest}x`];
  expectTable(pages, (page) => questionOf(searchOf(askAbout(page)), String));
});

test('numbers make a line within their digits', () => {
  const written = `20x10 20x10x60xsoon <b>x1x1x1 1x1x1x1x1 999.99x999999x99999.99x999 1000x1x1x1
    1.234x1x1x1 1x1000000x1x1 1x1x100000x1 1x1x1.234x1 1x1x1x1000 1.x1x1x1`.split(/\s+/);
  expectTable(written, (numbers) => questionOf(`numbers=${numbers}`, String));
});
