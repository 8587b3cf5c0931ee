import { expect, test } from 'vitest';
import type { Directory } from './directory-data.ts';
import { toolIndex } from './find-tools.ts';
import { stackItems } from './stack-list.ts';

const names = { HubSpot: [], Xero: [], 'Microsoft Teams': ['MS Teams'], 'Google Sheets': [], Salesforce: [] };

const directory: Directory = {
  categories: [{ id: 'all', name: 'All', bestKnown: [] }],
  oftenConnected: [],
  tools: Object.entries(names).map(([name, aliases]) => ({
    id: name,
    name,
    category: 'all',
    connects: ['rest'],
    channel: 'data',
    url: 'https://example.com',
    aliases,
  })),
};
const index = toolIndex(directory);

const checked = (text: string) =>
  stackItems(index, text)?.map(({ typed, tool }) => [typed, tool?.name ?? 'unknown'].join(' = '));

test('commas and semicolons make a list, of which each name is looked up by itself', () => {
  expect(checked('hubspot, Xro ; ms teams,, FooERP,')).toEqual([
    'hubspot = HubSpot',
    'Xro = unknown',
    'ms teams = Microsoft Teams',
    'FooERP = unknown',
  ]);
});

test('a name is known with one letter wrong, or by its beginning', () => {
  expect(checked('hubspt, sheets, sales')).toEqual([
    'hubspt = HubSpot',
    'sheets = Google Sheets',
    'sales = Salesforce',
  ]);
});

test('letters within another name are not that tool', () => {
  expect(checked('force, Xero')).toEqual(['force = unknown', 'Xero = Xero']);
});

test('a tool is listed once, however it is called', () => {
  expect(checked('MS Teams, Microsoft Teams, Foo, foo')).toEqual([
    'MS Teams = Microsoft Teams',
    'Foo = unknown',
  ]);
});

test('words without a comma are a list when each is a whole name', () => {
  expect(checked('hubspot xero')).toEqual(['hubspot = HubSpot', 'xero = Xero']);
  for (const text of ['Google Sheets', 'hubspot', 'hubspot crm', 'microsoft teams', '', ' , ; ']) {
    expect(checked(text)).toBeUndefined();
  }
});
