import { expect, test } from 'vitest';
import { irregularStems, stopWords } from '#content/data/english-words.ts';
import { indexWords, MOST_CLOSE_MATCHES } from './close-matches.ts';
import { NO_HINTS } from './search-hints.ts';
import type { SearchIndex } from './search-index.ts';

const section = (heading: string, anchor: string, content: string) => ({ heading, anchor, content });

const index: SearchIndex = {
  docs: [
    {
      title: 'Documentation',
      path: '/docs',
      sections: [section('', 'title', 'Check the signature of a webhook, and who signs.')],
    },
    {
      title: 'Technology Stack',
      path: '/docs/technology-stack',
      sections: [
        section('', 'title', 'Tools by name.'),
        section(
          'Check a webhook’s signature',
          'signature',
          'Compare the hash.\nA webhook without a signature is refused.',
        ),
        section('A webhook stopped', 'stopped', 'Look at the sender.'),
        section('A webhook twice', 'twice', 'Remember its id.'),
        { ...section('HubSpot', 'hubspot', 'CRM: REST'), aliases: [] },
        { ...section('X', 'x', 'Media: REST. Also Twitter'), aliases: ['Twitter'] },
      ],
    },
    {
      title: 'Security',
      path: '/docs/security',
      sections: [
        section('SOC-2 and ISO', 'soc', 'The report is examined by an auditor.'),
        section('Approvals', 'approvals', 'Somebody approved every booking.'),
      ],
    },
  ],
  outside: [
    { title: 'Pricing', path: '/pricing', sections: [section('', '', 'A fixed rate, by the month.')] },
  ],
};
const find = await indexWords(index, {
  phrases: { '/docs/technology-stack#twice': 'duplicate' },
  synonyms: [['rate', 'cost', 'budget']],
  stopWords,
  irregularStems,
});
const first = (query: string) => find(query)[0]?.path;

test('the words may come in any order and form', () => {
  expect(first('signatures for webhooks')).toBe('/docs/technology-stack#signature');
  expect(first('approving bookings')).toBe('/docs/security#approvals');
});

test('a compound is found by its parts, as one word, and typed as two', () => {
  for (const query of ['soc2 report', 'soc 2 auditors']) expect(first(query)).toBe('/docs/security#soc');
  expect(first('hub spot')).toBe('/docs/technology-stack#hubspot');
});

test('one letter may be wrong from four letters, not in a shorter word, and not the first', () => {
  expect(first('webhok signatrue')).toBe('/docs/technology-stack#signature');
  expect(first('twiter')).toBe('/docs/technology-stack#x');
  for (const query of ['sok', 'hwitter']) expect(find(query)).toEqual([]);
  expect(first('signatrue')).toBe('/docs/technology-stack#signature');
});

test('a word also finds its synonyms, on pages outside the documentation too', () => {
  expect(first('cost')).toBe('/pricing');
});

test('a word that no page has may be two that pages have', () => {
  expect(first('webhooksignature')).toBe('/docs/technology-stack#signature');
});

test('a section is found by what else people ask for when it is the answer', () => {
  expect(first('duplicates')).toBe('/docs/technology-stack#twice');
});

test('phrases of a fragment alone speak for every section that has it', async () => {
  const findSo = await indexWords(index, { ...NO_HINTS, phrases: { '#approvals': 'countersign' } });
  expect(findSo('countersigned')[0]?.path).toBe('/docs/security#approvals');
});

test('a misspelt word is heard as its synonyms, too', () => {
  expect(first('budgte')).toBe('/pricing');
});

test('customers are not custom, and what was kept is what somebody keeps', async () => {
  const page = (path: string, content: string) => ({ title: '', path, sections: [section('', '', content)] });
  const docs = [page('/customers', 'Our customers.'), page('/custom', 'A custom agent keeps it.')];
  const findSo = await indexWords({ docs, outside: [] }, { ...NO_HINTS, irregularStems });
  expect(findSo('customer').map(({ path }) => path)).toEqual(['/customers']);
  expect(findSo('kept').map(({ path }) => path)).toEqual(['/custom']);
});

test('a tool that is named comes first', () => {
  expect(first('webhook to hubspot')).toBe('/docs/technology-stack#hubspot');
});

test('a place with all words comes before one that has one of them often, and before the front page', () => {
  expect(first('webhook signature')).toBe('/docs/technology-stack#signature');
});

test('a page is offered twice at most, and there are five links at most', () => {
  const paths = find('webhook').map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/docs/technology-stack'))).toHaveLength(2);
  expect(paths.length).toBeLessThanOrEqual(MOST_CLOSE_MATCHES);
});

test('a match shows the paragraph with most of the words, and which they are as written', () => {
  expect(find('refuse webhook signature')[0]).toEqual({
    page: 'Technology Stack',
    heading: 'Check a webhook’s signature',
    content: 'A webhook without a signature is refused.',
    path: '/docs/technology-stack#signature',
    words: expect.arrayContaining(['webhook', 'signature', 'refused', 'webhook’s']),
  });
});

test('nothing is close to nonsense, to nothing, or to signs', () => {
  for (const query of ['zzxqj', '', '???', '(.*']) expect(find(query)).toEqual([]);
});
