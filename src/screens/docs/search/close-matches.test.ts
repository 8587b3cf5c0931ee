import { expect, test } from 'vitest';
import { indexWords } from './close-matches.ts';

const section = (heading: string, anchor: string, content: string) => ({ heading, anchor, content });

const find = await indexWords({
  docs: [
    {
      title: 'Documentation',
      path: '/docs',
      sections: [section('', 'home', 'Check a webhook’s signature.')],
    },
    {
      title: 'Technology Stack',
      path: '/stack',
      sections: [
        section('', 'title', 'Tools by name.'),
        section('Check a webhook’s signature', 'signature', 'Compare it.\nA webhook without one is refused.'),
        section('A webhook stopped', 'stopped', 'Look at the sender.'),
        { ...section('A webhook twice', 'twice', 'Remember its id.'), keywords: 'duplicate' },
        { ...section('HubSpot', 'hubspot', 'CRM: REST'), aliases: [] },
        { ...section('X', 'x', 'Media: REST. Also Twitter'), aliases: ['Twitter'] },
      ],
    },
    {
      title: 'Security',
      path: '/security',
      sections: [section('SOC-2 and ISO', 'soc', 'An auditor’s report.')],
    },
  ],
  outside: [
    { title: 'Pricing', path: '/pricing', sections: [section('', '', 'A fixed rate, by the month.')] },
  ],
});

test.each<[why: string, query: string, path: string]>([
  ['words in another order', 'signature of a webhook', '/stack#signature'],
  ['a letter missing, two letters changed places', 'webhok signatuer', '/stack#signature'],
  ['a word that is still being typed', 'signat', '/stack#signature'],
  ['a keyword of the section', 'duplicates', '/stack#twice'],
  ['a compound without its hyphen', 'soc2 audit', '/security#soc'],
  ['a tool by its other name, misspelt', 'twiter', '/stack#x'],
  ['a page outside the documentation', 'what is the rate per month', '/pricing'],
])('%s: “%s”', (_, query, path) => {
  expect(find(query)[0]?.path).toBe(path);
});

test('nothing is close to words that nobody uses', () => {
  expect(find('zzxqj')).toEqual([]);
});

test('a page is offered twice at most, and the front page after what it repeats', () => {
  const paths = find('webhook').map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/stack'))).toHaveLength(2);
  expect(paths.at(-1)).toBe('/docs#home');
});

test('a match shows the paragraph with most of the words, and marks them as they are written', () => {
  const [match] = find('webhok refused');
  expect(match?.content).toBe('A webhook without one is refused.');
  expect(match?.content.match(match.marks)).toEqual(['webhook', 'refused']);
});
