import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contactAddress } from '#leads/contact-address.ts';
import { CheckedList, readTools } from './tool-finder.tsx';

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
  tool('Models of Clay', 'Messaging'),
  { ...tool('Twilio'), channel: 'voice' },
]);

test('rows of another build are refused when they load', async () => {
  await expect(readTools([{ ...tool('Slack'), category: undefined }])).rejects.toThrow(TypeError);
});

const names = (text: string) => find(text).map(({ name }) => name);

test.each([
  ['nothing for spaces', '  ', []],
  ['nothing for what nobody has', 'qqqzzz', []],
  ['nothing for a language of a letter', 'C++', []],
  ['a whole name before its beginning', 'slack', ['Slack', 'SlackHQ Bridge']],
  ['a part of a name, without accents', 'reseau', ['Café Réseau']],
  ['a name written apart', 'hub spot', ['HubSpot']],
  ['its address on the web', 'slack.com', ['Slack', 'SlackHQ Bridge']],
  ['another name', 'twitter', ['X']],
  ['a category', 'crm', ['HubSpot', 'Salesforce']],
  ['a category before names that begin so', 'models', ['Weights & Biases', 'Models of Clay']],
  ['a channel', 'voice', ['Twilio']],
  ['two letters changed places', 'hubpsot', ['HubSpot']],
  ['a letter missing', 'salesfrce', ['Salesforce']],
])('%s: “%s”', (_, text, found) => {
  expect(names(text)).toEqual(found);
});

const THREE = ['Slack: Slack', 'HubSpot: HubSpot', 'Twilio: Twilio'];

test.each([
  ['Slack', undefined],
  [' , ; ', undefined],
  ['CRM and sales', undefined],
  ['Weights & Bia', undefined],
  ['Slack Connect', undefined],
  ['slack bridges', undefined],
  ['slack, FoxPro; Hubpsot', ['slack: Slack', 'FoxPro: none', 'Hubpsot: HubSpot']],
  ['X, Twitter, x', ['X: X']],
  [
    'slack Twitter hub spot weights & biases',
    ['slack: Slack', 'Twitter: X', 'hub spot: HubSpot', 'weights & biases: Weights & Biases'],
  ],
  [
    'Slack,\tTwilio & HubSpot\nFox Pro',
    ['Slack: Slack', 'Twilio: Twilio', 'HubSpot: HubSpot', 'Fox Pro: none'],
  ],
  ['Slack, and Twilio or Fox', ['Slack: Slack', 'Twilio: Twilio', 'Fox: none']],
  ['Slack | HubSpot|Twilio', THREE],
  ['Slack / HubSpot/ Twilio', THREE],
  ['Slack/HubSpot/Twilio', THREE],
  ['1. Slack 2. HubSpot 3. Twilio', THREE],
  ['1) Slack\n2) HubSpot\n3) Twilio', THREE],
  ['• Slack • HubSpot • Twilio', THREE],
  ['- Slack\n- HubSpot\n- Twilio', THREE],
  ['Slack · HubSpot – Twilio', THREE],
  ['TCP/IP, 1.5 Tools', ['TCP/IP: none', '1.5 Tools: none']],
  ['C++; C#', ['C++: none', 'C#: none']],
  ['force, spot', ['force: none', 'spot: none']],
])('the list “%s” is checked name by name, each tool once', (text, items) => {
  const checked = check(text)?.map(
    ({ typed, tool: found }) => `${typed}: ${found?.name ?? 'none'}`,
  );
  expect(checked).toEqual(items);
});

test('the list that is sent has the tools’ names, and those of no tool', () => {
  const items = check('slack, FoxPro; Hubpsot') ?? [];
  const html = renderToStaticMarkup(createElement(CheckedList, { items, note: '' }));
  expect(html).toContain(`href="${contactAddress(['Slack', 'FoxPro', 'HubSpot'])}"`);
});
