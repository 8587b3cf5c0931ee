import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_RESULTS, type SearchEntry, searchDocs } from './search-docs.ts';

const section = (heading: string, anchor: string, content: string) => ({ heading, anchor, content });
const tool = (heading: string, content: string, ...aliases: string[]) => ({
  ...section(heading, heading.toLowerCase().replace(' ', '-'), content),
  aliases,
});

const docs: SearchEntry[] = [
  { title: 'Documentation', path: '/docs', sections: [section('', 'home', 'The SLA, and support.')] },
  {
    title: 'Our Process',
    path: '/docs/process',
    sections: [
      section('', 'title', 'Six stages in order. İ Queue'),
      section('Support', 'support', 'Read on weekdays · 9 to 5\nBy a person of our own.'),
      section('Hours', 'hours', 'The SLA says when.\nSupport answers at night, and every call is logged.'),
      section('Reach', 'reach', 'Contact the desk, or ask on Slack; Twitter (X) is not read.'),
    ],
  },
  {
    title: 'Technology Stack',
    path: '/docs/stack',
    sections: [
      tool('Slack', 'Messaging: REST'),
      tool('Constant Contact', 'Email: REST'),
      tool('X', 'Media: REST. Also Twitter', 'Twitter'),
    ],
  },
];
const anchors = (query: string) => searchDocs(docs, query).map(({ path }) => path.split('#')[1]);

test.each<[why: string, query: string, anchors: string[]]>([
  ['nothing for an empty query', '', []],
  ['nothing for spaces', ' \t\n ', []],
  ['nothing for what is nowhere', 'abacus', []],
  ['a part of a page’s title, in any case', 'oUR pro', ['title']],
  ['a part of a word in a section', 'eekday', ['support']],
  ['a match that runs from the heading into the content', 'support read', ['support']],
  ['signs that mean something in an expression', '(X)', ['reach']],
  ['a letter that grows in lower case before the match', 'queue', ['title']],
  ['a heading before text, the front page last', 'support', ['support', 'hours', 'home']],
  ['within a word, a heading before text', 'uppor', ['support', 'hours', 'home']],
  ['a tool first by its name', 'slack', ['slack', 'reach']],
  ['a tool first by its other name', 'twitter', ['x', 'reach']],
  ['a tool last by a word in its name', 'contact', ['reach', 'constant-contact']],
  ['a whole word before the beginning of one', 'sla', ['hours', 'reach', 'slack', 'home']],
])('%s: “%s”', (_, query, expected) => {
  expect(anchors(query)).toEqual(expected);
});

test('a result has page, excerpt, match as written, and the number of its paragraph', () => {
  expect(searchDocs(docs, 'CALL is LOGGED')).toEqual([
    {
      page: 'Our Process',
      heading: 'Hours',
      content: 'Support answers at night, and every call is logged.',
      path: '/docs/process#hours',
      relevance: expect.any(Number),
      highlightedMatch: 'call is logged',
      paragraph: 'Support answers at night, and every call is logged.',
      paragraphNumber: 2,
    },
  ]);
});

test('for a match in the heading the first paragraph that is no row of a table is shown', () => {
  expect(searchDocs(docs, 'support')[0]?.paragraph).toBe('By a person of our own.');
});

test('a long paragraph is cut around the match, between words', () => {
  const long = `${'before '.repeat(40)}needle ${'after '.repeat(40)}`.trim();
  const [result] = searchDocs(
    [{ title: 'Long', path: '/docs/long', sections: [section('', 'a', long)] }],
    'needle',
  );
  expect(result?.content).toMatch(/^… before .*needle after .* …$/);
  expect(result?.content.length).toBeLessThan(190);
  expect(result?.paragraph).toBe(long);
});

test('for any index and query: at most five results, and only places that hold the query', () => {
  const text = fc.stringMatching(/^[abAB \n]{0,12}$/);
  const sections = fc.array(fc.tuple(fc.stringMatching(/^[abAB]{0,3}$/), text), {
    minLength: 1,
    maxLength: 4,
  });
  const pages = fc.array(fc.tuple(fc.stringMatching(/^[abAB]{1,3}$/), sections), { maxLength: 4 });
  const plain = (words: string) => words.replace(/\s+/g, ' ').toLowerCase();
  fc.assert(
    fc.property(pages, text, (all, query) => {
      const entries = all.map(([title, parts], page) => ({
        title,
        path: `/${page}`,
        sections: parts.map(([heading, content], place) => section(heading, `s${place}`, content)),
      }));
      const needle = plain(query.trim());
      const holds = (searched: string) => needle !== '' && plain(searched).includes(needle);
      const expected = entries.flatMap(({ title, path, sections: parts }) =>
        parts.flatMap(({ heading, content, anchor }, place) =>
          holds(`${heading}\n${content}`) || (place === 0 && holds(title)) ? [`${path}#${anchor}`] : [],
        ),
      );
      const found = searchDocs(entries, query).map(({ path }) => path);
      expect(found).toHaveLength(Math.min(expected.length, MOST_RESULTS));
      expect(found.filter((path) => !expected.includes(path))).toEqual([]);
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});
