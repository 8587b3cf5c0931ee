import { filesFrom } from './content-files.ts';
import type { Directory } from './facts/docs.ts';
import { directoryProblems, integrationsOf, readTable } from './load-integrations.ts';

const WEAVING: Directory['categories'][number] = { name: 'Weaving', channel: 'chat' };
const directory: Directory = { claim: 850, moreOnPhone: 840, categories: [WEAVING], kinds: {} };

const HEAD = 'name,connects,icon,url,channel,checked,aliases,best,note';
const URL_CELL = 'developers.example.com';
const url = `https://${URL_CELL}`;
const LOOM = `Loom Chat,rest,,${URL_CELL},,,,`;
const named = (name: string, aliases = '') => `${name},rest,,${URL_CELL},,,${aliases}`;
const read = (...lines: string[]) => readTable(WEAVING, lines.join('\n'));

test.each([
  ['an empty line, and one of empty cells', [HEAD, '', ',,,,,,,', LOOM, '']],
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

test('a tool has the ways of its category, if its row names none', () => {
  const row = LOOM.replace('rest', '');
  const { tools } = readTable({ ...WEAVING, connects: ['email', 'voice'] }, `${HEAD}\n${row}`);
  expect(tools).toMatchObject([{ connects: ['email', 'voice'] }]);
  expect(read(HEAD, row).problems).toMatchSnapshot();
});

test('a cell may hold several values, and a comma', () => {
  const row = `Loom,rest webhook,googlechat,${URL_CELL},voice,2026-11-21,Lace; Silk Road,,"Reads, writes"`;
  expect(read(HEAD, row).tools).toMatchSnapshot();
});

test('a tool has the mark of its name, unless its cell names another, or none', () => {
  const rows = ['HubSpot,', 'Cal.com,', 'Circle,none', 'Zoho Mail,zoho', 'Loom Chat,'];
  const { tools } = read('name,icon,connects,url', ...rows.map((row) => `${row},rest,${URL_CELL}`));
  const marks = ['siHubspot', 'siCaldotcom', undefined, 'siZoho', undefined];
  expect(tools.map(({ icon }) => icon)).toEqual(marks);
});

test.each([
  `Loom,rest,sluck,${URL_CELL}`,
  `Loom,rest soap,,${URL_CELL}`,
  'Loom,rest,,http://loom.example.com',
  `Loom,rest,,${URL_CELL},,2999-01-01`,
  `Loom,rest,,${URL_CELL},,,,7`,
  `Loom,rest,,${URL_CELL},,,,,Reads,`,
])('of %j is told what is wrong, with its row', (line) => {
  expect(read(HEAD, '', line).problems).toMatchSnapshot();
});

test.each([
  ['names its columns otherwise', 'name,connects,price'],
  ['has a quotation mark alone', `${HEAD}\n"Loom,rest`],
])('a table that %s stops the build', (_, text) => {
  expect(read(text).problems).toMatchSnapshot();
});

test.each([
  ['a tool listed twice', [LOOM, named('loomchat')]],
  [
    'a tool with and without a web ending',
    ['', '.com', '.io', '.ai', '.app'].map((end) => named(`Loom${end}`)),
  ],
  ['an alias that is a name', [LOOM, named('B', 'loom-chat')]],
  ['an alias of two rows', [named('A', 'LC'), named('B', 'lc')]],
])('%s stops the build', (_, lines) => {
  const { tools } = read(HEAD, ...lines);
  expect(directoryProblems(tools, directory).slice(1)).toMatchSnapshot();
});

test.each([849, 850, 851, 852])('%i rows against what the site claims', (count) => {
  const rows = Array.from({ length: count }, (_, index) => named(`Tool ${index}`));
  expect(directoryProblems(read(HEAD, ...rows).tools, directory)).toMatchSnapshot();
});

test('a name of a list has a row, once, where its table can be read', () => {
  const tables = { 'content/data/integrations/weaving.csv': [HEAD, LOOM].join('\n') };
  const often = { names: ['Loom Chat', 'Loom Chat'] };
  const kinds = { chat: 'Loom Chat, Silk', talk: 'Loom Chat, all' };
  const told = (more: Record<string, string>) =>
    integrationsOf(filesFrom({ ...tables, ...more }), { ...directory, kinds }, often);
  const { problems, ...read } = told({});
  expect(problems.slice(1)).toMatchSnapshot();
  const tools = [{ name: 'Loom Chat' }];
  expect(read.kinds).toMatchObject([
    { tools, isWhole: false },
    { tools, isWhole: true },
  ]);
  expect(told({ 'content/data/integrations/knitting.csv': HEAD }).problems).toMatchSnapshot();
});
