import { readFileSync } from 'node:fs';
import icons from 'simple-icons/icons.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { RETIRED_NAMES } from '#content/data/integrations/retired-names.ts';
import {
  CATEGORIES,
  CONNECTIONS,
  checkIntegrations,
  INTEGRATION_CLAIM,
  integrationCounts,
  integrations,
  MOBILE_MORE_CLAIM,
  writtenRows,
} from './load-integrations.ts';

const goodRow = { category: 'Messaging', connects: ['rest'], channel: 'chat' };

/** What the check says of the real rows with these in front, where they are the first of their category. */
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
    /"PostgreSQL", field name: the same tool as \S+messaging\.ts, row 1 "Postgres"\. Drop one of the two\.$/,
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
    content/data/integrations, row 1 "Fax Machine", field category: "Fax" is not a category. Use one of: Analytics and reporting; Automation and pipelines; Calendars and events; Code, cloud and security; Commerce and shipping; CRM and sales; Customer support; Databases and warehouses; Documents and files; Email and newsletters; Marketing and social; Messaging; Models and agents; Operations and field service; Payments and accounting; People and hiring; Telephony and meetings; Websites and forms; Work tracking."
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
    content/data/integrations/messaging.ts, row 1 "Twitter", field colour: is no field of a row. Use name; category; connects; channel; icon."
  `);
});
