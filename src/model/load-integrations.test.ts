import icons from 'simple-icons/icons.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { RETIRED_NAMES } from '#content/data/integrations/retired-names.ts';
import { categories, checkIntegrations, integrations, writtenRows } from './load-integrations.ts';

const MESSAGING = 'content/data/integrations/messaging.ts';
const goodRow = {
  ...{ name: 'Loom Chat', category: 'Messaging', connects: ['rest'], channel: 'chat' },
  url: 'https://developers.example.com',
};

/** Checks the real rows with these put first in their category, and gives the problems as text. */
function problemsWith(...rows: object[]): string {
  try {
    checkIntegrations([...rows.map((row) => ({ ...goodRow, ...row })), ...writtenRows]);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'none';
}

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

test('a tool is found by the names it had before, none of which leads to another retired one', () => {
  const aliasesOf = (name: string) => integrations.find((tool) => tool.name === name)?.aliases;
  for (const [old, now] of Object.entries(RETIRED_NAMES)) {
    expect(now !== null && now in RETIRED_NAMES, old).toBe(false);
    if (now !== null && aliasesOf(now)) expect(aliasesOf(now)).toContain(old);
  }
  expect(aliasesOf('X')).toContain('Twitter');
});

test('every tool has a fragment of its own, as a category has, and a renamed one may keep what it had', () => {
  const ids = [...integrations, ...categories].map(({ id }) => id);
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(problemsWith({ id: 'lace-chat' })).toBe('none');
});

test.each([
  [
    849,
    '849 rows, but the site says 850+: add rows or lower the claim, INTEGRATION_CLAIM in content/data/integrations/terms.ts.',
  ],
  [
    851,
    '851 rows, but a phone shows 12 marks and says "And 840+ more...", which takes 852: add rows or lower the claim, MOBILE_MORE_CLAIM in content/data/integrations/terms.ts.',
  ],
])('%i rows are fewer than the site claims', (count, problem) => {
  expect(() => checkIntegrations(writtenRows.slice(0, count))).toThrow(
    `The integration directory does not hold:\ncontent/data/integrations: ${problem}`,
  );
});

test.each<[why: string, rows: object[], problem: string]>([
  [
    'a tool listed twice',
    [{}, { name: 'loomchat' }],
    `row 2 "loomchat", field name: the same tool as ${MESSAGING}, row 1 "Loom Chat". Drop one of the two.`,
  ],
  [
    'a name another row is searched by',
    [{ name: 'Postgres' }],
    `field aliases: "Postgres" is what ${MESSAGING}, row 1 "Postgres" is found by. Keep it at one of the two.`,
  ],
  [
    'an alias of two rows',
    [{ aliases: ['LC'] }, { name: 'Lace Chat', aliases: ['lc'] }],
    `row 2 "Lace Chat", field aliases: "lc" is what ${MESSAGING}, row 1 "Loom Chat" is found by.`,
  ],
  [
    'a name that only simple-icons knows as retired',
    [{ name: 'Codeium' }],
    'field name: "Codeium" is now called "Windsurf". Rename the row, or drop it if "Windsurf" has one already.',
  ],
  ['a tool that has closed', [{ name: 'hip chat' }], 'field name: "hip chat" has closed. Drop the row.'],
  ['a fragment another tool has', [{ id: 'whatsapp' }], 'field id: "#whatsapp" is the address of '],
  ['the fragment of a heading', [{ name: 'The directory' }], 'field id: "#the-directory" is the address of '],
  [
    'the fragment of a category',
    [{ name: 'CRM and sales' }],
    'is the address of the category CRM and sales.',
  ],
  ['no address', [{ url: undefined }], 'field url: is missing. '],
  ['a part of an address', [{ url: 'developers.example.com' }], ' is not an address. '],
  ['an open address', [{ url: 'http://developers.example.com' }], ' does not begin with "https://". '],
  ['an address with a query', [{ url: 'https://a.example/?from=us' }], ' more than a host and a path. '],
  [
    'somebody else’s site',
    [{ url: 'https://zapier.com/apps/loom' }],
    ' is on zapier.com, not on the vendor’s',
  ],
  ['half a day', [{ checked: '2026-11' }], 'field checked: "2026-11" is not a day. '],
  ['a day that no month has', [{ checked: '2026-02-30' }], 'field checked: "2026-02-30" is not a day. '],
  ['a day to come', [{ checked: '2999-01-01' }], 'field checked: "2999-01-01" has not come yet. '],
  [
    'an unknown way to connect',
    [{ connects: ['fax'] }],
    '"fax" is not a way to connect. Use one of: native; rest; graphql; webhook; database; file; email; voice.',
  ],
  ['no way to connect', [{ connects: [] }], 'field connects: is empty. List one or more ways to connect.'],
  [
    'an unknown category, which has no file',
    [{ category: 'Fax' }],
    'content/data/integrations, row 1 "Loom Chat", field category: "Fax" is not a category. Use one of: Analytics',
  ],
  [
    'an unknown mark',
    [{ icon: 'siLoomChat' }],
    'simple-icons has no mark "siLoomChat". Use the key it exports, such as "siGmail", or leave the icon out.',
  ],
])('%s is refused', (_, rows, problem) => {
  expect(problemsWith(...rows)).toContain(problem);
});

test('several problems are listed together', () => {
  expect(problemsWith({ name: 'Twitter', channel: 'fax', colour: 'red' })).toMatchInlineSnapshot(`
    "The integration directory does not hold:
    content/data/integrations/messaging.ts, row 1 "Twitter", field name: "Twitter" is now called "X". Rename the row, or drop it if "X" has one already.
    content/data/integrations/messaging.ts, row 1 "Twitter", field channel: "fax" is not a channel. Use one of: voice; chat; email; data; docs.
    content/data/integrations/messaging.ts, row 1 "Twitter", field colour: is no field of a row. Use name; category; id; connects; channel; icon; url; checked; aliases; note."
  `);
});
