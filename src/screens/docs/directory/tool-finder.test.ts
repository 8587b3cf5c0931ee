import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';
import { expectTable, linesWithoutDrawings } from '#model/testing/table.ts';
import { company } from '#tests/support/this-company.ts';
import { listedTools } from './listed-tools.ts';
import { CheckedList, Found, readTools, statement } from './tool-finder.tsx';

const tool = (name: string, category = 'Messaging', ...aliases: string[]) => ({
  id: name,
  name,
  category,
  aliases,
  channel: 'chat' as const,
  says: ['chat', 'rest'],
  ways: 'REST',
  mark: undefined,
  url: 'https://example.com',
  note: undefined,
  checked: undefined,
});

const kind = (words: string[], ids: string[], isWhole = false) => ({ words, ids, isWhole });

const { find, check } = readTools({
  kinds: [
    kind(['chat', 'team talk'], ['Twilio', 'Slack']),
    kind(['mo'], ['Slack']),
    kind(['hub'], ['Twilio']),
    kind(['text to speech', 'sign document'], ['X', 'Slack']),
    kind(['speech to text', 'help desk', 'medical'], ['Twilio']),
    kind(['record', 'management'], ['HubSpot', 'X']),
    kind(['sales service', 'leads'], ['Salesforce'], true),
  ],
  tools: [
    tool('Café Réseau'),
    tool('HubSpot', 'CRM and sales'),
    tool('Salesforce', 'CRM and sales'),
    tool('Slack', 'Messaging', 'Slack Connect'),
    tool('SlackHQ Bridge'),
    tool('X', 'Marketing', 'Twitter'),
    tool('Weights & Biases', 'Models'),
    tool('Models of Clay', 'Messaging'),
    { ...tool('Twilio'), says: ['voice', 'native', 'node'] },
    tool('Messaging', 'Models'),
  ],
});

test('rows of another build are refused when they load', () => {
  const tools = [{ ...tool('Slack'), category: undefined }];
  expect(() => readTools({ kinds: [], tools })).toThrow(TypeError);
});

const QUERIES: [why: string, text: string][] = [
  ['all for spaces, the best known first', '  '],
  ['nothing for what nobody has', 'qqqzzz'],
  ['nothing for a language, whose name is more than its letter', 'C++'],
  ['the whole name before its beginning', 'slack'],
  ['a part of a name, without accents', 'reseau'],
  ['its whole address', 'https://www.slack.com/help'],
  ['another name', 'twitter'],
  ['a word within a name, from its capital', 'spot'],
  ['no letters within a word', 'pot'],
  ['what it is for, in any number', 'Chats software'],
  ['of names that begin so, the best known first', 's'],
  ['of two letters that are a kind, no names that begin so', 'mo'],
  ['of three, after those of the kind', 'hub'],
  ['a category, of which software says nothing', 'CRM software'],
  ['a category', 'crm'],
  ['a category in its order, before names that begin with its word', 'models'],
  ['a tool that is called like a category, before its tools', 'messaging'],
  ['a channel', 'voice'],
  ['a way to connect', 'native node API'],
  ['two letters changed places', 'hubpsot'],
  ['no word that says nothing', 'and'],
  ['a name in a sentence', 'Do you connect to Salesforce?'],
  ['of a kind, first those that are named', 'slack chat'],
  ['a kind in other forms of its words, whose order counts least', 'document signing app'],
  ['its order, where another has the same words', 'speech to text'],
  ['two words as one', 'helpdesk'],
  ['two kinds, those of the first said first', 'medical records'],
  ['a kind with a slip', 'speach to text'],
  ['a kind whose word is not finished', 'help de'],
  ['all of a category a kind is, the best known first', 'lead'],
  ['and no names that begin with one word of it', 'sales service'],
];

const LISTS = [
  'Slack',
  ' , ; ',
  'CRM and sales',
  'Weights & Bia',
  'Slack Connect',
  'slack bridges',
  'slack, FoxPro; Hubpsot',
  'X, Twitter, x',
  'slack Twitter hub spot weights & biases',
  'Slack,\tTwilio & HubSpot\nFox Pro',
  'Slack, and Twilio or Fox',
  'Slack | HubSpot|Twilio',
  'Slack / HubSpot/ Twilio',
  '1. Slack 2. HubSpot 3. Twilio',
  '1) Slack\n2) HubSpot\n3) Twilio',
  '• Slack • HubSpot • Twilio',
  '- Slack\n- HubSpot\n- Twilio',
  'Slack · HubSpot – Twilio',
  'TCP/IP, 1.5 Tools',
  'C++; C#',
  'force, spot',
  's, x',
  'https://slack.com, https://hubspot.com/crm',
  'CRM, chats, hub, messaging, Slack',
];

test('tools are found by what is asked, and a list is checked name by name, each once', () => {
  const names = ([, text]: (typeof QUERIES)[number]) => {
    const { tools, best } = find(text);
    const all = tools.map(({ name }) => name);
    const size = best.length;
    return size < all.length ? [...all.slice(0, size), '|', ...all.slice(size)] : all;
  };
  expectTable(QUERIES, names);
  const checked = (text: string) =>
    check(text)?.map(({ typed, tool: one, kind }) => `${typed}: ${one?.name ?? (kind || 'none')}`);
  expectTable(
    LISTS.map((text) => JSON.stringify(text)),
    (text) => checked(JSON.parse(text)),
  );
});

test('what is said of tools, lists and none, and what is shown of them', () => {
  expectTable([0, 1, 2, 16, 17, 1234], (count) => {
    const tools = Array.from({ length: count }, (_, place) => tool(`Tool ${place}`));
    const items = ['Slack', ...tools].map((typed, place) => ({
      typed: String(typed),
      tool: place > 0 && place % 3 > 0 ? tool(`T${place}`) : undefined,
    }));
    const words = { none: 'None.', others: 'others say' } as never;
    const html = renderToStaticMarkup(createElement(Found, { text: ' a & b ', tools, words }));
    const shown = linesWithoutDrawings(html).slice(-200);
    const lines = [statement(undefined, tools, 2345), statement(items, tools, 2345), shown];
    return lines.join('\n  ');
  });
  const items = [
    { typed: 'slack', tool: tool('Slack') },
    { typed: 'Fox & Co', tool: undefined },
    { typed: 'a&b', tool: undefined, kind: '2 tools' },
  ];
  const list = createElement(CheckedList, { items, note: 'To us.' });
  expect(linesWithoutDrawings(renderToStaticMarkup(list))).toMatchSnapshot();
  expect(statement(undefined, undefined, 9)).toBe('Loading the tools');
  const chats = Array.from({ length: 20 }, (_, place) => tool(`Chat ${place}`));
  const said = statement(undefined, chats, 99, 3, 20, 'Chat');
  expect(said).toBe('3 best known of 20 tools: Messaging, Chat');
  expect(statement(undefined, [], 9, 0, 2)).toBe('No tool found, 2 by other channels');
  const part = createElement(Found, { text: 'chat', tools: chats, best: 3, words: {} as never });
  expect(renderToStaticMarkup(part)).toMatch(/Chat 2<((?!Chat 3).)*Show all 20/);
});

const WORDS = Object.entries<string>(
  parse(readFileSync('tests/fixtures/tool-words.yaml', 'utf8')),
).map(([words, names]) => [words, names.split(/,\s*/)] as const);

test('a word for a category finds all that its chip shows', () => {
  const listed = listedTools(company);
  const finder = readTools(listed);
  for (const { words, ids } of listed.kinds.filter(({ isWhole }) => isWhole)) {
    const category = listed.tools.find(({ id }) => id === ids[0])?.category;
    const inCategory = listed.tools.filter((tool) => tool.category === category);
    const chip = inCategory.map(({ id }) => id);
    for (const word of words) {
      const best = finder.find(word).best.map(({ id }) => id);
      expect(best, word).toEqual(expect.arrayContaining(chip));
    }
  }
});

test('of words that tools are asked for by, nine of ten bring three right ones first', async () => {
  const listed = listedTools(company);
  const finder = readTools(listed);
  // An owner may have taken tools away.
  const known = new Set(listed.tools.map(({ name }) => name));
  const asked = WORDS.filter(([, names]) => names.filter((name) => known.has(name)).length > 2);
  const wrong = asked.flatMap(([words, names]) => {
    const first = finder.find(words).tools.slice(0, 3);
    const right = first.filter(({ name }) => names.includes(name));
    return right.length < 3 ? [`${words}: ${first.map(({ name }) => name).join(', ')}`] : [];
  });
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(asked.length / 10);
});
