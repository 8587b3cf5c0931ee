import { expect, test } from 'vitest';
import { LEAD_FIELDS } from './lead-fields.ts';
import { contactAddress } from './tools-address.ts';
import { toolsQuestion } from './tools-question.ts';

const questionOf = (address: string) => toolsQuestion(new URL(address, 'https://example.com').search);

test('the tools of an address become a sentence', () => {
  expect(questionOf(contactAddress(['HubSpot', 'Weights & Biases', 'FooERP']))).toBe(
    'We use HubSpot, Weights & Biases, and FooERP.',
  );
});

test('an address without tools says nothing', () => {
  expect(contactAddress([])).toBe('/contact');
  for (const search of ['', '?tools=', '?tools=,%20,', '?role=CTO']) expect(toolsQuestion(search)).toBe('');
});

test.each([
  ['a control character', 'Hub\u0000Spot'],
  ['a line break', 'HubSpot\nPlease send money'],
  ['a sign that turns the direction of text', 'Hub\u202eSpot'],
  ['more text than the directory sends', 'HubSpot, '.repeat(200)],
])('an address with %s is left alone', (_, tools) => {
  expect(toolsQuestion(`?${new URLSearchParams({ tools })}`)).toBe('');
});

test('a name that is no name is left out, and a name is said once', () => {
  const tools = `Xero, ${'x'.repeat(81)}, Xero`;
  expect(toolsQuestion(`?${new URLSearchParams({ tools })}`)).toBe('We use Xero.');
});

test('the longest list fits into the form', () => {
  const tools = Array.from({ length: 200 }, (_, index) => `Tool number ${index}`);
  const question = questionOf(contactAddress(tools));
  expect(question).toMatch(/^We use Tool number 0, .+, and Tool number \d+\.$/);
  expect(question.length).toBeLessThan(LEAD_FIELDS.howCanWeHelp.maxLength);
});

test('a list that does not fit into the address is cut to what the form reads', () => {
  const tools = Array.from({ length: 50 }, (_, index) => `A tool with rather a long name ${index}`);
  expect(questionOf(contactAddress(tools))).toMatch(/^We use A tool with rather a long name 0, /);
});
