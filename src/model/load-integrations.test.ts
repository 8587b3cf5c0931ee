import { expect, test } from 'vitest';
import { filesFrom } from './content-files.ts';
import type { Directory } from './facts/docs.ts';
import { directoryProblems, integrationsOf, readTable } from './load-integrations.ts';

const WEAVING: Directory['categories'][number] = {
  name: 'Weaving',
  channel: 'chat',
  bestKnown: ['Loom Chat'],
};
const directory: Directory = {
  claim: 850,
  moreOnPhone: 840,
  categories: [WEAVING],
  retired: ['HipChat'],
};

const HEAD = 'name,connects,icon,url,channel,checked,aliases,note,id';
const URL_CELL = 'developers.example.com';
const url = `https://${URL_CELL}`;
const LOOM = `Loom Chat,rest,,${URL_CELL},,,,,`;
const named = (name: string, aliases = '', id = '') =>
  `${name},rest,,${URL_CELL},,,${aliases},,${id}`;
const read = (...lines: string[]) => readTable(WEAVING, lines.join('\n'));

test.each([
  ['an empty line, and one of empty cells', [HEAD, '', ',,,,,,,,', LOOM, '']],
  ['the line ends of Windows', [`${HEAD}\r`, `${LOOM}\r`, '']],
  ['a byte-order mark', [`\uFEFF${HEAD}`, LOOM]],
  ['spaces around a cell', [HEAD, LOOM.replaceAll(',', ' , ')]],
  ['semicolons between cells', [HEAD, LOOM].map((line) => line.replaceAll(',', ';'))],
  ['whole addresses', [HEAD, LOOM.replace(URL_CELL, url)]],
  ['fewer columns', ['url,name,connects', `${URL_CELL},Loom Chat,rest`]],
])('a table may have %s', (_, lines) => {
  const { tools, problems } = read(...lines);
  expect(problems).toEqual([]);
  const tool = { name: 'Loom Chat', id: 'loom-chat', connects: ['rest'], channel: 'chat' };
  expect(tools).toMatchObject([{ ...tool, url, aliases: [] }]);
});

test('a cell may hold several values, a comma, and its own', () => {
  const row = `Loom,rest webhook,googlechat,${URL_CELL},voice,2026-11-21,Lace; Silk Road,"Reads, writes",lace`;
  const values = { icon: 'siGooglechat', channel: 'voice', note: 'Reads, writes', id: 'lace' };
  expect(read(HEAD, row).tools).toMatchObject([
    { ...values, connects: ['rest', 'webhook'], aliases: ['Lace', 'Silk Road'] },
  ]);
});

const ROWS: Record<string, string> = {
  [`Loom,rest,sluck,${URL_CELL}`]:
    'column icon: "sluck" is no mark of simple-icons. Write the slug',
  [`Loom,rest soap,,${URL_CELL}`]: 'column connects: "soap" is none of the choices.',
  'Loom,rest,,http://loom.example.com':
    'column url: "http://loom.example.com" is no address of a page. Write it without',
  [`Loom,rest,,${URL_CELL},,2999-01-01`]: 'column checked: is a day to come.',
  [`Loom,rest,,${URL_CELL},,,,Reads, writes,,`]: ': has more cells than row 1.',
};

test.each(Object.entries(ROWS))('of %j is told: %s', (line, said) => {
  const { problems } = read(HEAD, '', line);
  expect(problems[0]).toContain('content/data/integrations/weaving.csv, row 3 "Loom"');
  expect(problems[0]).toContain(said);
});

test.each([
  ['names its columns otherwise', 'name,connects,price', 'It has: name, connects, price.'],
  ['has a quotation mark alone', `${HEAD}\n"Loom,rest`, 'row 2: has a quotation mark that is not'],
])('a table that %s stops the build', (_, text, said) => {
  expect(read(text).problems).toEqual([expect.stringContaining(said)]);
});

test.each([
  ['a tool listed twice', [LOOM, named('loomchat')], 'its name is that of'],
  ['a tool that has closed', [named('Hipchat')], 'its name is that of a tool that has closed'],
  ['an alias that is a name', [LOOM, named('B', 'loom-chat')], 'its alias "loom-chat" is that of'],
  ['an alias of two rows', [named('A', 'LC'), named('B', 'lc')], 'row 3 "B": its alias "lc" is'],
  ['a fragment of two rows', [LOOM, named('B', '', 'loom-chat')], '"#loom-chat" is that of'],
  ['the fragment of a heading', [named('The directory')], 'that of a heading of content/docs'],
  ['the fragment of a category', [named('Weaving')], 'is that of the category Weaving'],
])('%s stops the build', (_, lines, said) => {
  const { tools } = read(HEAD, ...lines);
  expect(directoryProblems(tools, directory, '## The directory').slice(1)).toEqual([
    expect.stringContaining(said),
  ]);
});

test.each([
  [849, 'field claim: the site says 850+'],
  [851, 'field moreOnPhone: a phone says "And 840+ more..." after 12 marks'],
])('%i rows are fewer than the site claims', (count, said) => {
  const rows = Array.from({ length: count }, (_, index) => named(`Tool ${index}`));
  expect(directoryProblems(read(HEAD, ...rows).tools, directory, '')).toEqual([
    expect.stringContaining(said),
  ]);
});

test('a name of a list has a row, once, where its table can be read', () => {
  const tables = { 'content/data/integrations/weaving.csv': [HEAD, LOOM].join('\n') };
  const often = { names: ['Loom Chat', 'Loom Chat'] };
  const categories = [{ ...WEAVING, bestKnown: ['Loom Chat', 'Silk'] }];
  const told = (more: Record<string, string>) =>
    integrationsOf(filesFrom({ ...tables, ...more }), { ...directory, categories }, often);
  const twice =
    'content/data/often-connected.yaml, field names: "Loom Chat" is listed twice. Drop one of the two.';
  const { problems, ...read } = told({});
  expect(problems.slice(1)).toEqual([
    'content/data/integrations.yaml, categories, row 1 "Weaving", field bestKnown: "Silk" has no row there. Use a row’s name as it is written.',
    twice,
  ]);
  expect(read.categories).toMatchObject([{ id: 'weaving', bestKnown: [{ name: 'Loom Chat' }] }]);
  expect(told({ 'content/data/integrations/knitting.csv': HEAD }).problems).toEqual([
    'content/data/integrations/knitting.csv: is the table of no category in content/data/integrations.yaml. Name both alike.',
    twice,
  ]);
});
