import { expect, test } from 'vitest';
import type { Channel, Connection } from '#content/data/integrations/terms.ts';
import {
  answerChoice,
  type DirectoryChoice,
  NOTHING_CHOSEN as NOTHING,
  readChoice,
  writeChoice,
} from './directory-choice.ts';
import { type DirectoryTool, groupTools, shownNames } from './directory-data.ts';
import { toolIndex } from './find-tools.ts';

function tool(name: string, category: string, connects: Connection[], channel: Channel): DirectoryTool {
  return { id: name.toLowerCase(), name, category, connects, channel, url: 'https://example.com' };
}

const directory = {
  categories: ['Email', 'CRM', 'Telephony', 'Databases'].map((name) => ({
    id: name,
    name,
    bestKnown: [] as string[],
  })),
  oftenConnected: [],
  tools: [
    tool('Gmail', 'Email', ['native', 'rest'], 'email'),
    tool('HubSpot', 'CRM', ['native', 'webhook'], 'email'),
    tool('Twilio', 'Telephony', ['native', 'voice'], 'voice'),
    tool('PostgreSQL', 'Databases', ['database'], 'data'),
  ],
};
const index = toolIndex(directory);
const answer = (choice: Partial<DirectoryChoice>) => answerChoice(index, { ...NOTHING, ...choice });
const viewOf = (choice: Partial<DirectoryChoice>) => answer(choice).view;
const names = (tools: readonly DirectoryTool[]) => tools.map(({ name }) => name);

test('nothing chosen shows everything', () => {
  expect(viewOf({})).toEqual({ shows: 'everything' });
  expect(viewOf({ query: '  ' })).toEqual({ shows: 'everything' });
});

test('filters narrow together, and each value counts what it would leave', () => {
  const { view, counts } = answer({ connection: 'native', channel: 'email' });
  expect(view.shows === 'filtered' && names(view.tools)).toEqual(['Gmail', 'HubSpot']);
  expect(Object.fromEntries(counts.connection)).toEqual({ '': 2, native: 2, rest: 1, webhook: 1 });
  expect(Object.fromEntries(counts.channel)).toEqual({ '': 3, email: 2, voice: 1 });
});

test('filters narrow what a name finds, and the counts are those of that', () => {
  const { view, counts } = answer({ query: 'i', channel: 'voice' });
  expect(view.shows === 'found' && names(view.tools)).toEqual(['Twilio']);
  expect(counts.channel.get('email')).toBe(1);
});

test('a category is listed with its tools that pass the filters, and not when none does', () => {
  const categories = (choice: Partial<DirectoryChoice>) => {
    const view = viewOf(choice);
    return view.shows === 'found' ? view.categories.map(({ name, count }) => `${count} in ${name}`) : [];
  };
  expect(categories({ query: 'teleph' })).toEqual(['1 in Telephony']);
  expect(categories({ query: 'teleph', channel: 'data' })).toEqual([]);
});

test('a comma makes it a list, whatever the filters', () => {
  const view = viewOf({ query: 'Gmail, Foo', channel: 'data' });
  expect(view.shows === 'stack' && view.items.map(({ tool: known }) => known?.name)).toEqual([
    'Gmail',
    undefined,
  ]);
});

test('groups without a tool are left out, and a group shows its best known names first', () => {
  const categories = [
    { id: 'CRM', name: 'CRM', bestKnown: ['HubSpot', 'Gone'] },
    { id: 'Fax', name: 'Fax', bestKnown: [] },
  ];
  const more = [tool('Attio', 'CRM', ['rest'], 'email'), ...directory.tools];
  const groups = groupTools(categories, more);
  expect(groups.map(({ name }) => name)).toEqual(['CRM']);
  expect(groups.map((group) => shownNames(group))).toEqual([['HubSpot', 'Attio']]);
});

test('a choice survives the address and an empty one leaves it bare', () => {
  const choice: DirectoryChoice = { query: 'g & t', connection: 'rest', channel: '' };
  expect(readChoice(new URLSearchParams(writeChoice(choice)))).toEqual(choice);
  expect(writeChoice(NOTHING)).toBe('');
});

test('a value that does not exist is left out, and the others stay', () => {
  const read = readChoice(new URLSearchParams('q=g&connection=telepathy&channel=email&category=Fax'));
  expect(read).toEqual({ query: 'g', connection: '', channel: 'email' });
});
