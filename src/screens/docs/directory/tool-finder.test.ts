import { expect, test } from 'vitest';
import { readTools } from './tool-finder.tsx';

const tool = (name: string, category = 'Messaging', ...aliases: string[]) => ({
  id: name,
  name,
  category,
  aliases,
  channel: 'chat' as const,
  ways: 'REST',
  url: 'https://example.com',
  remarks: '',
});

const { find, check } = await readTools([
  tool('Café Réseau'),
  tool('HubSpot', 'CRM and sales'),
  tool('Salesforce', 'CRM and sales'),
  tool('Slack', 'Messaging', 'Slack Connect'),
  tool('SlackHQ Bridge'),
  tool('X', 'Marketing', 'Twitter'),
  tool('Weights & Biases', 'Models'),
  { ...tool('Twilio'), channel: 'voice' },
]);

test('rows of another build are refused when they load, not at the first search', async () => {
  await expect(readTools([{ ...tool('Slack'), category: undefined }])).rejects.toThrow(TypeError);
});

const names = (text: string) => find(text).map(({ name }) => name);

test.each<[why: string, text: string, found: string[]]>([
  ['nothing for spaces', '  ', []],
  ['nothing for what nobody has', 'qqqzzz', []],
  ['nothing for a language, whose name is more than its letter', 'C++', []],
  ['the whole name before its beginning', 'slack', ['Slack', 'SlackHQ Bridge']],
  ['a part of a name, without accents', 'reseau', ['Café Réseau']],
  ['a name written apart', 'hub spot', ['HubSpot']],
  ['its address on the web', 'slack.com', ['Slack', 'SlackHQ Bridge']],
  ['another name', 'twitter', ['X']],
  ['a category', 'crm', ['HubSpot', 'Salesforce']],
  ['a channel', 'voice', ['Twilio']],
  ['two letters changed places', 'hubpsot', ['HubSpot']],
  ['a letter missing', 'salesfrce', ['Salesforce']],
])('%s: “%s”', (_, text, found) => {
  expect(names(text)).toEqual(found);
});

test.each<[text: string, items: [typed: string, name: string | undefined][] | undefined]>([
  ['Slack', undefined],
  [' , ; ', undefined],
  [
    'slack, FoxPro; Hubpsot',
    [
      ['slack', 'Slack'],
      ['FoxPro', undefined],
      ['Hubpsot', 'HubSpot'],
    ],
  ],
  ['X, Twitter, x', [['X', 'X']]],
  [
    'slack Twitter hub spot weights & biases',
    [
      ['slack', 'Slack'],
      ['Twitter', 'X'],
      ['hub spot', 'HubSpot'],
      ['weights & biases', 'Weights & Biases'],
    ],
  ],
  [
    'Slack,\tTwilio, and HubSpot or FoxPro\nFox Pro & Salesforce',
    [
      ['Slack', 'Slack'],
      ['Twilio', 'Twilio'],
      ['HubSpot', 'HubSpot'],
      ['FoxPro', undefined],
      ['Salesforce', 'Salesforce'],
    ],
  ],
  ...[
    'Slack | HubSpot|Twilio',
    'Slack / HubSpot/ Twilio',
    'Slack/HubSpot/Twilio',
    '1. Slack 2. HubSpot 3. Twilio',
    '1) Slack\n2) HubSpot\n3) Twilio',
    '• Slack • HubSpot • Twilio',
    '- Slack\n- HubSpot\n- Twilio',
    'Slack · HubSpot – Twilio',
  ].map((text): [string, [string, string][]] => [
    text,
    [
      ['Slack', 'Slack'],
      ['HubSpot', 'HubSpot'],
      ['Twilio', 'Twilio'],
    ],
  ]),
  [
    'TCP/IP, 1.5 Tools',
    [
      ['TCP/IP', undefined],
      ['1.5 Tools', undefined],
    ],
  ],
  [
    'C++; C#',
    [
      ['C++', undefined],
      ['C#', undefined],
    ],
  ],
  ['CRM and sales', undefined],
  ['Weights & Bia', undefined],
  ['Slack Connect', undefined],
  ['slack bridges', undefined],
  [
    'force, spot',
    [
      ['force', undefined],
      ['spot', undefined],
    ],
  ],
])('the list “%s” is checked name by name, each tool once', (text, items) => {
  expect(check(text)?.map(({ typed, tool: found }) => [typed, found?.name])).toEqual(items);
});
