import { readFileSync } from 'node:fs';
import icons from 'simple-icons/icons.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { RETIRED_NAMES } from '#content/data/integrations/retired-names.ts';
import { CONNECTIONS, INTEGRATION_CLAIM, MOBILE_MORE_CLAIM } from '#content/data/integrations/terms.ts';
import {
  CATEGORIES,
  categories,
  checkIntegrations,
  integrationCounts,
  integrations,
  oftenConnected,
  writtenRows,
} from './load-integrations.ts';

const goodRow = {
  category: 'Messaging',
  connects: ['rest'],
  channel: 'chat',
  url: 'https://developers.example.com',
};

/** Checks the real rows with these put first in their category, and gives the problems as text. */
function problemsWith(...brokenRows: readonly object[]): string {
  try {
    checkIntegrations([...brokenRows, ...writtenRows]);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'none';
}

test('the directory holds what the site says', () => {
  expect(integrations.length).toBeGreaterThanOrEqual(INTEGRATION_CLAIM);
  expect(integrations.length - 12).toBeGreaterThanOrEqual(MOBILE_MORE_CLAIM);
});

test('tools are in alphabetical order', () => {
  const names = integrations.map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['1Password', '3CX', '8x8']);
  expect(names.indexOf('monday.com')).toBeLessThan(names.indexOf('MongoDB'));
});

test('every category and every way to connect has tools, and the counts add up', () => {
  expect(Object.keys(integrationCounts.byCategory)).toEqual([...CATEGORIES]);
  expect(Object.keys(integrationCounts.byConnection)).toEqual([...CONNECTIONS]);
  const counts = [
    ...Object.values(integrationCounts.byCategory),
    ...Object.values(integrationCounts.byConnection),
  ];
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(Object.values(integrationCounts.byCategory).reduce((sum, count) => sum + count)).toBe(
    integrationCounts.all,
  );
});

test('the file an error names for a category is the file that category is in', () => {
  for (const category of CATEGORIES) {
    const message = problemsWith({ ...goodRow, category, name: `Test of ${category}`, connects: [] });
    const file = /content\/\S+\.ts/.exec(message)?.[0] ?? 'no file';
    expect(readFileSync(file, 'utf8')).toContain(`category: '${category}'`);
  }
});

test('a mark belongs to the tool of its row', () => {
  const ownersOf = new Map(icons.map(({ slug, title }) => [`si${slug}`, `${title} ${slug}`.toLowerCase()]));
  const brands: Record<string, string> = {
    'Cloud Firestore': 'Firebase',
    CockroachDB: 'Cockroach',
    'HashiCorp Vault': 'Vault',
    OVHcloud: 'OVH',
    'Qlik Talend': 'Talend',
    TimescaleDB: 'Timescale',
  };
  const strangers = integrations.filter(({ name, icon }) => {
    const [firstWord = ''] = (brands[name] ?? name).toLowerCase().split(/[\s.]/);
    return icon && !ownersOf.get(icon.toLowerCase())?.includes(firstWord);
  });
  expect(strangers).toEqual([]);
});

test('no retired name points to a name that has retired too', () => {
  const outdated = Object.entries(RETIRED_NAMES).filter(([, now]) => now !== null && now in RETIRED_NAMES);
  expect(outdated).toEqual([]);
});

test('849 rows are fewer than the site claims', () => {
  expect(() => checkIntegrations(writtenRows.slice(0, 849))).toThrowErrorMatchingInlineSnapshot(`
    [Error: The integration directory does not hold:
    content/data/integrations: 849 rows, but the site says 850+: add rows or lower the claim, INTEGRATION_CLAIM in content/data/integrations/terms.ts.]
  `);
});

test('851 rows are fewer than the phone sentence needs', () => {
  expect(() => checkIntegrations(writtenRows.slice(0, 851))).toThrowErrorMatchingInlineSnapshot(`
    [Error: The integration directory does not hold:
    content/data/integrations: 851 rows, but a phone shows 12 marks and says "And 840+ more...", which takes 852: add rows or lower the claim, MOBILE_MORE_CLAIM in content/data/integrations/terms.ts.]
  `);
});

test('a tool listed twice is named with its first place', () => {
  const rows = [
    { ...goodRow, name: 'Loom Chat' },
    { ...goodRow, name: 'loomchat' },
  ];
  expect(problemsWith(...rows)).toMatchInlineSnapshot(`
    "The integration directory does not hold:
    content/data/integrations/messaging.ts, row 2 "loomchat", field name: the same tool as content/data/integrations/messaging.ts, row 1 "Loom Chat". Drop one of the two."
  `);
});

test('a tool listed again under another name it goes by is a duplicate', () => {
  expect(problemsWith({ ...goodRow, name: 'Postgres' })).toMatch(
    /"PostgreSQL", field aliases: "Postgres" is what \S+messaging\.ts, row 1 "Postgres" is found by\./,
  );
});

test('a retired name is given with the current one', () => {
  expect(problemsWith({ ...goodRow, name: 'Twitter' })).toMatchInlineSnapshot(`
    "The integration directory does not hold:
    content/data/integrations/messaging.ts, row 1 "Twitter", field name: "Twitter" is now called "X". Rename the row, or drop it if "X" has one already."
  `);
});

test('a name that only simple-icons knows as retired is found', () => {
  expect(problemsWith({ ...goodRow, name: 'Codeium' })).toMatchInlineSnapshot(`
    "The integration directory does not hold:
    content/data/integrations/messaging.ts, row 1 "Codeium", field name: "Codeium" is now called "Windsurf". Rename the row, or drop it if "Windsurf" has one already."
  `);
});

test('a tool that has closed is dropped', () => {
  expect(problemsWith({ ...goodRow, name: 'hip chat' })).toMatchInlineSnapshot(`
    "The integration directory does not hold:
    content/data/integrations/messaging.ts, row 1 "hip chat", field name: "hip chat" has closed. Drop the row."
  `);
});

test('a name that another row is searched by is refused', () => {
  const rows = [
    { ...goodRow, name: 'Loom Chat', aliases: ['LC'] },
    { ...goodRow, name: 'Lace Chat', aliases: ['lc'] },
  ];
  expect(problemsWith(...rows)).toMatchInlineSnapshot(`
    "The integration directory does not hold:
    content/data/integrations/messaging.ts, row 2 "Lace Chat", field aliases: "lc" is what content/data/integrations/messaging.ts, row 1 "Loom Chat" is found by. Keep it at one of the two."
  `);
});

test('a tool is found by the names it had before', () => {
  const aliasesOf = (name: string) => integrations.find((tool) => tool.name === name)?.aliases;
  for (const [old, now] of Object.entries(RETIRED_NAMES)) {
    if (now !== null && aliasesOf(now)) expect(aliasesOf(now)).toContain(old);
  }
  expect(aliasesOf('X')).toContain('Twitter');
});

test('every tool has a fragment of its own, as a heading of the page and a category have', () => {
  const ids = [...integrations.map(({ id }) => id), ...categories.map(({ id }) => id)];
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ['a fragment another tool has', { name: 'Loom Chat', id: 'whatsapp' }],
  ['the fragment of a heading', { name: 'The directory' }],
  ['the fragment of a category', { name: 'CRM and sales' }],
])('%s is refused', (_, row) => {
  expect(problemsWith({ ...goodRow, ...row })).toMatch(/field id: "#[\w-]+" is the address of /);
});

test('a tool that was renamed may keep its fragment', () => {
  const kept = checkIntegrations([{ ...goodRow, name: 'Loom Chat', id: 'lace-chat' }, ...writtenRows]);
  expect(kept.find(({ name }) => name === 'Loom Chat')?.id).toBe('lace-chat');
});

test.each([
  [undefined, /field url: is missing/],
  ['developers.example.com', /field url: .* is not an address/],
  ['http://developers.example.com', /field url: .* does not begin with "https:\/\/"/],
  ['https://example.com/?utm_source=us', /field url: .* more than a host and a path/],
  ['https://zapier.com/apps/loom-chat', /field url: .* is on zapier\.com, not on the vendor’s own site/],
])('the address %s is refused', (url, problem) => {
  expect(problemsWith({ ...goodRow, name: 'Loom Chat', url })).toMatch(problem);
});

test.each([
  ['2026-11', /field checked: "2026-11" is not a day/],
  ['2026-02-30', /field checked: "2026-02-30" is not a day/],
  ['2026-13-40', /field checked: "2026-13-40" is not a day/],
  ['2999-01-01', /field checked: "2999-01-01" has not come yet/],
  ['', /field checked: "" is not a day/],
])('the day of a check "%s" is refused, once', (checked, problem) => {
  const told = problemsWith({ ...goodRow, name: 'Loom Chat', checked });
  expect(told).toMatch(problem);
  expect(told.match(/field checked/g)).toHaveLength(1);
});

test('rows nobody has compared say no day, and the count leaves them out', () => {
  expect(integrationCounts.checked).toBe(integrations.filter(({ checked }) => checked).length);
  expect(integrationCounts.checked).toBeLessThanOrEqual(integrationCounts.all);
});

test('a category shows at most six of its own tools, and the top of the directory twenty-four', () => {
  for (const { name, bestKnown } of categories) {
    expect(bestKnown.length).toBeLessThanOrEqual(6);
    expect(bestKnown.filter(({ category }) => category !== name)).toEqual([]);
  }
  expect(oftenConnected).toHaveLength(24);
});

test('an unknown connection is answered with the known ones', () => {
  expect(problemsWith({ ...goodRow, name: 'Fax Machine', connects: ['fax'] })).toMatchInlineSnapshot(`
    "The integration directory does not hold:
    content/data/integrations/messaging.ts, row 1 "Fax Machine", field connects: "fax" is not a way to connect. Use one of: native; rest; graphql; webhook; database; file; email; voice."
  `);
});

test('a row that connects in no way is not a row', () => {
  expect(problemsWith({ ...goodRow, name: 'Silent Tool', connects: [] })).toMatchInlineSnapshot(`
    "The integration directory does not hold:
    content/data/integrations/messaging.ts, row 1 "Silent Tool", field connects: is empty. List one or more ways to connect."
  `);
});

test('an unknown category is answered with the known ones', () => {
  expect(problemsWith({ ...goodRow, name: 'Fax Machine', category: 'Fax' })).toMatchInlineSnapshot(`
    "The integration directory does not hold:
    content/data/integrations, row 1 "Fax Machine", field category: "Fax" is not a category. Use one of: Analytics and reporting; Automation and pipelines; Calendars and events; Code, cloud and security; Commerce and shipping; CRM and sales; Customer support; Databases and warehouses; Documents and files; Email and newsletters; Marketing, social and media; Messaging; Models and agents; Operations and field service; Payments and accounting; People, hiring and learning; Telephony and meetings; Websites and forms; Work tracking."
  `);
});

test('an unknown icon is answered with what an icon key looks like', () => {
  expect(problemsWith({ ...goodRow, name: 'New Messenger', icon: 'siNewMessenger' })).toMatchInlineSnapshot(`
    "The integration directory does not hold:
    content/data/integrations/messaging.ts, row 1 "New Messenger", field icon: simple-icons has no mark "siNewMessenger". Use the key it exports, such as "siGmail", or leave the icon out."
  `);
});

test('several problems are listed together', () => {
  expect(problemsWith({ ...goodRow, name: 'Twitter', channel: 'fax', colour: 'red' })).toMatchInlineSnapshot(`
    "The integration directory does not hold:
    content/data/integrations/messaging.ts, row 1 "Twitter", field name: "Twitter" is now called "X". Rename the row, or drop it if "X" has one already.
    content/data/integrations/messaging.ts, row 1 "Twitter", field channel: "fax" is not a channel. Use one of: voice; chat; email; data; docs.
    content/data/integrations/messaging.ts, row 1 "Twitter", field colour: is no field of a row. Use name; category; id; connects; channel; icon; url; checked; aliases; note."
  `);
});
