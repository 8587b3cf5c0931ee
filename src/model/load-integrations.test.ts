import icons from 'simple-icons/icons.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { RETIRED_NAMES } from '#content/data/integrations/retired-names.ts';
import type { IntegrationTable } from '#content/data/integrations/terms.ts';
import { today } from './calendar-day.ts';
import { categories, directoryProblems, integrations, toolsOf } from './load-integrations.ts';
import { foldedName } from './names.ts';

type Row = IntegrationTable['rows'][number];
interface Mark {
  title: string;
  slug: string;
  aliases?: { old?: string[] };
}
const marks: readonly Mark[] = icons;

const table = (rows: Partial<Row>[], category = 'Weaving'): IntegrationTable => ({
  category,
  channel: 'chat',
  bestKnown: [],
  rows: rows.map((row) => ({
    name: 'Loom Chat',
    connects: ['rest'],
    url: 'https://developers.example.com',
    ...row,
  })),
});

const retired = new Map<string, string | null>([
  ...marks.flatMap(({ title, aliases }) =>
    (aliases?.old ?? []).map((old) => [foldedName(old), title] as const),
  ),
  ...Object.entries(RETIRED_NAMES).map(([old, now]) => [foldedName(old), now] as const),
]);

/**
 * Sites about other people's products: an address there is not the vendor's own, unless it is the
 * tool's name, as make.com for Make.
 */
const THIRD_PARTIES =
  /(?:^|\.)((?:apiary|gitbook|github|n8n|readme)\.io|(?:capterra|crunchbase|g2|ifttt|make|pipedream|rapidapi|zapier)\.com|wikipedia\.org)$/;

/** Brands under which simple-icons has the mark of a tool with another name. */
const BRANDS: Record<string, string> = {
  'Cloud Firestore': 'Firebase',
  CockroachDB: 'Cockroach',
  'HashiCorp Vault': 'Vault',
  OVHcloud: 'OVH',
  'Qlik Talend': 'Talend',
  TimescaleDB: 'Timescale',
};
const owners = new Map(
  marks.map(({ slug, title }) => [`si${slug}`, `${title} ${slug}`.toLowerCase()]),
);

/** What a row should not say, although its type allows it. */
const RULES: Record<string, (row: Row) => boolean> = {
  'a name that a tool has now': ({ name }) => !retired.has(foldedName(name)),
  'names without spaces around them': ({ name, aliases = [] }) =>
    [name, ...aliases].every((text) => foldedName(text) !== '' && text === text.trim()),
  'one way to connect or more': ({ connects }) => connects.length > 0,
  'an address of host and path': ({ url }) =>
    URL.canParse(url) && /^https:\/\/[^@?#]+$/.test(url) && !new URL(url).username,
  'the vendor’s own site': ({ url, name }) => {
    const site = URL.canParse(url) ? THIRD_PARTIES.exec(new URL(url).hostname)?.[1] : undefined;
    return !site || site.split('.')[0] === name.toLowerCase().split(/[^a-z0-9]/)[0];
  },
  'a day that has come': ({ checked: day }) =>
    day === undefined ||
    (new Date(day).toISOString().startsWith(day) && day.length === 10 && day <= today()),
  'a short note': ({ note = 'none' }) => note !== '' && note.length <= 60,
  'a mark of its own': ({ name, icon }) => {
    const [firstWord = ''] = (BRANDS[name] ?? name).toLowerCase().split(/[\s.]/);
    return !icon || owners.get(icon.toLowerCase())?.includes(firstWord) === true;
  },
};

const broken = (row: Row) => Object.keys(RULES).filter((rule) => !RULES[rule]?.(row));

test('every row keeps the rules', () => {
  expect(integrations.flatMap((row) => broken(row).map((rule) => `${row.name}: ${rule}`))).toEqual(
    [],
  );
});

test('a tool is found by the names it had before, none of which leads to another retired one', () => {
  for (const [old, now] of Object.entries(RETIRED_NAMES)) {
    expect(now !== null && now in RETIRED_NAMES, old).toBe(false);
    const tool = integrations.find(({ name }) => name === now);
    if (tool) expect(tool.aliases).toContain(old);
  }
  expect(integrations.find(({ name }) => name === 'X')?.aliases).toContain('Twitter');
});

test('every tool has a fragment of its own, as a category has, and a renamed one may keep what it had', () => {
  const ids = [...integrations, ...categories].map(({ id }) => id);
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  expect(toolsOf([table([{ id: 'lace-chat' }])])).toMatchObject([
    { name: 'Loom Chat', id: 'lace-chat' },
  ]);
});

test.each<[fault: string, rows: Partial<Row>[], said: string]>([
  ['a tool listed twice', [{}, { name: 'loomchat' }], 'its name is that of'],
  [
    'an alias that is a name',
    [{}, { name: 'B', aliases: ['loom-chat'] }],
    'its alias "loom-chat" is that of',
  ],
  [
    'an alias of two rows',
    [{ aliases: ['LC'] }, { name: 'B', aliases: ['lc'] }],
    'its alias "LC" is that of B',
  ],
  [
    'a fragment of two rows',
    [{}, { name: 'B', id: 'loom-chat' }],
    'its address "#loom-chat" is that of B',
  ],
  [
    'the fragment of a heading',
    [{ name: 'The directory' }],
    'is that of a heading of content/docs',
  ],
  ['the fragment of a category', [{ name: 'Weaving' }], 'is that of the category Weaving'],
])('%s stops the build', (_, rows, said) => {
  expect(directoryProblems([table(rows)]).slice(1)).toEqual([expect.stringContaining(said)]);
});

test.each([
  [849, 'the site says 850+: add rows or lower INTEGRATION_CLAIM'],
  [851, 'a phone says "And 840+ more..." after 12 marks: add rows or lower MOBILE_MORE_CLAIM'],
])('%i rows are fewer than the site claims', (count, problem) => {
  const rows = Array.from({ length: count }, (_, index) => ({ name: `Tool ${index}` }));
  expect(directoryProblems([table(rows)])).toEqual([problem]);
});
