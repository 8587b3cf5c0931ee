import { expect, test } from 'vitest';
import {
  type DirectoryEntry,
  filterDirectory,
  keepOffered,
  NOTHING_CHOSEN as NOTHING,
  readChoice,
  writeChoice,
} from './directory-filter.ts';

function tool(name: string, category: string, connection: string[], channel: string): DirectoryEntry {
  return { text: `${name} ${category}`.toLowerCase(), category: [category], connection, channel: [channel] };
}

const TOOLS = [
  tool('Gmail', 'Email', ['native', 'rest'], 'email'),
  tool('HubSpot', 'CRM', ['native', 'webhook'], 'email'),
  tool('Twilio', 'Telephony', ['native', 'voice'], 'voice'),
  tool('PostgreSQL', 'Databases', ['database'], 'data'),
];

test('nothing chosen shows everything', () => {
  expect(filterDirectory(TOOLS, NOTHING).shown).toBe(4);
});

test('the search is a case-insensitive substring of name and category', () => {
  expect(filterDirectory(TOOLS, { ...NOTHING, query: '  TELEPH ' }).isShown).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test('choices narrow together', () => {
  const { isShown } = filterDirectory(TOOLS, {
    ...NOTHING,
    connection: 'native',
    channel: 'email',
    category: 'CRM',
  });
  expect(isShown).toEqual([false, true, false, false]);
});

test('each value counts what it would leave, given the other choices', () => {
  const { counts } = filterDirectory(TOOLS, { ...NOTHING, connection: 'native', channel: 'email' });
  expect(Object.fromEntries(counts.connection)).toEqual({ '': 2, native: 2, rest: 1, webhook: 1 });
  expect(Object.fromEntries(counts.channel)).toEqual({ '': 3, email: 2, voice: 1 });
  expect(Object.fromEntries(counts.category)).toEqual({ '': 2, Email: 1, CRM: 1 });
});

test('a choice survives the address and an empty one leaves it bare', () => {
  const choice = { query: 'g & t', category: 'CRM and sales', connection: 'rest', channel: '' };
  expect(readChoice(new URLSearchParams(writeChoice(choice)))).toEqual(choice);
  expect(writeChoice(NOTHING)).toBe('');
});

test('a value that no tool has is left out, and the others stay', () => {
  expect(keepOffered(TOOLS, { query: 'g', category: 'Fax', connection: 'rest', channel: 'email' })).toEqual({
    query: 'g',
    category: '',
    connection: 'rest',
    channel: 'email',
  });
});

test('2,000 tools are filtered and counted well within one frame', () => {
  const many = Array.from({ length: 2000 }, (_, index) =>
    tool(`Tool ${index}`, `Category ${index % 19}`, ['rest', index % 2 ? 'webhook' : 'native'], 'data'),
  );
  const started = performance.now();
  for (let round = 0; round < 10; round += 1) filterDirectory(many, { ...NOTHING, query: 'tool 1' });
  // A loose bound against a quadratic mistake; real timings are taken in bench/.
  expect((performance.now() - started) / 10).toBeLessThan(50);
});
