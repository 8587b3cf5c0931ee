import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_RESULTS, searchDocs } from './search-docs.ts';
import { fold, type SearchEntry } from './search-index.ts';

const index: SearchEntry[] = [
  {
    title: 'Our Process',
    path: '/docs/process',
    sections: [
      { heading: '', anchor: 'title-our-process', content: 'Six stages in order.' },
      {
        heading: 'Security & Compliance',
        anchor: 'security--compliance',
        content: 'Least privilege for every agent.\nKeys live in your vault, and every booking is logged.',
      },
    ],
  },
  {
    title: 'TopGolf: The Friday phone, answered',
    path: '/docs/case-studies/topgolf',
    sections: [
      { heading: '', anchor: 'title-the-friday-phone', content: 'A voice agent takes the calls.' },
      { heading: 'Booking a bay', anchor: 'booking-a-bay', content: 'The agent checks the floor first.' },
      { heading: 'Rebooking', anchor: 'rebooking', content: 'Edits in place.' },
      { heading: 'Limits', anchor: 'limits', content: 'One booking at a time.' },
      { heading: 'Prices', anchor: 'prices', content: 'The booking costs nothing.' },
      { heading: 'Log', anchor: 'log', content: 'Each booking is one line.' },
    ],
  },
];

const paths = (query: string) => searchDocs(index, query).map(({ path }) => path);

test('an empty query finds nothing, nor does one of spaces', () => {
  for (const query of ['', ' ', '\t\n  ']) expect(searchDocs(index, query)).toEqual([]);
});

test('a part of a page title finds the page, in any case', () => {
  expect(paths('oUR pro')).toEqual(['/docs/process#title-our-process']);
});

test('a part of a word in a section finds the section, with the anchor of its heading', () => {
  expect(paths('ivileg')).toEqual(['/docs/process#security--compliance']);
});

test('a section is its heading and its content together: a match may run from one into the other', () => {
  expect(paths('compliance least priv')).toEqual(['/docs/process#security--compliance']);
});

test('what matches nothing finds nothing', () => {
  expect(searchDocs(index, 'abacus')).toEqual([]);
});

test('titles come before headings and headings before text; of texts alike the shorter comes first', () => {
  expect(paths('booking')).toEqual([
    '/docs/case-studies/topgolf#booking-a-bay',
    '/docs/case-studies/topgolf#limits',
    '/docs/case-studies/topgolf#log',
    '/docs/case-studies/topgolf#prices',
    '/docs/process#security--compliance',
  ]);
  expect(paths('friday')[0]).toBe('/docs/case-studies/topgolf#title-the-friday-phone');
});

const ranked: SearchEntry[] = [
  {
    title: 'Documentation',
    path: '/docs',
    sections: [{ heading: '', anchor: 'home', content: 'The SLA, the support and what it costs.' }],
  },
  {
    title: 'Technology Stack',
    path: '/docs/technology-stack',
    sections: [
      { heading: 'Support', anchor: 'support', content: 'The queue is read on weekdays.' },
      {
        heading: 'Hours',
        anchor: 'hours',
        content: 'The SLA says when. Support answers at night; support costs nothing.',
      },
      { heading: 'Coverage', anchor: 'coverage', content: 'Who is covered. Support is by phone.' },
      { heading: 'Slack', anchor: 'slack', content: 'Messaging: REST', aliases: [] },
      { heading: 'Constant Contact', anchor: 'constant-contact', content: 'Email: REST', aliases: [] },
      { heading: 'X', anchor: 'x', content: 'Media: REST. Also Twitter', aliases: ['Twitter'] },
      { heading: 'Xero', anchor: 'xero', content: 'Accounting: REST', aliases: [] },
      {
        heading: 'Reach',
        anchor: 'reach',
        content: 'Contact the queue, or ask on Slack; Twitter is not read.',
      },
    ],
  },
];
const anchors = (query: string) => searchDocs(ranked, query).map(({ path }) => path.split('#')[1]);

test('a heading that is the query comes first, then the text with more hits, the front page last', () => {
  expect(anchors('support')).toEqual(['support', 'hours', 'coverage', 'home']);
  expect(anchors('coverage')[0]).toBe('coverage');
});

test('a tool comes first by its name or an alias, and last by a word or a part of its name', () => {
  expect(anchors('slack')).toEqual(['slack', 'reach']);
  expect(anchors('twitter')).toEqual(['x', 'reach']);
  expect(anchors('x')[0]).toBe('x');
  expect(anchors('contact')).toEqual(['reach', 'constant-contact']);
  expect(anchors('sla')).toEqual(['hours', 'slack', 'reach', 'home']);
  expect(anchors('slac')).toEqual(['slack', 'reach']);
});

test('a result has page, excerpt, match as written, and the number of its paragraph', () => {
  expect(searchDocs(index, 'BOOKING IS LOGGED')).toEqual([
    {
      page: 'Our Process',
      heading: 'Security & Compliance',
      content: 'Keys live in your vault, and every booking is logged.',
      path: '/docs/process#security--compliance',
      relevance: expect.any(Number),
      highlightedMatch: 'booking is logged',
      paragraph: 'Keys live in your vault, and every booking is logged.',
      paragraphNumber: 2,
    },
  ]);
});

test('a long paragraph is cut around the match, between words', () => {
  const long = `${'before '.repeat(40)}needle ${'after '.repeat(40)}`.trim();
  const [result] = searchDocs(
    [{ title: 'Long', path: '/docs/long', sections: [{ heading: '', anchor: 'a', content: long }] }],
    'needle',
  );
  expect(result?.content).toMatch(/^… before .*needle after .* …$/);
  expect(result?.content.length).toBeLessThan(190);
  expect(result?.paragraph).toBe(long);
});

test('letters that grow in lower case do not shift the match', () => {
  expect(fold('İstanbul')).toHaveLength('İstanbul'.length);
  const [result] = searchDocs(
    [{ title: 'T', path: '/t', sections: [{ heading: '', anchor: 'a', content: 'İİİ Booking' }] }],
    'booking',
  );
  expect(result?.highlightedMatch).toBe('Booking');
});

test('for any index and query: the five best of all pages are the best of what each page has by itself', () => {
  const text = fc.stringMatching(/^[ab \n]{0,12}$/);
  const aliases = fc.option(fc.array(fc.stringMatching(/^[ab]{1,4}$/), { maxLength: 2 }), { nil: undefined });
  const section = fc.record({ heading: fc.stringMatching(/^[ab ]{1,3}$/), content: text, aliases });
  const pages = fc.array(fc.array(section, { minLength: 1, maxLength: 4 }), { minLength: 4, maxLength: 12 });
  fc.assert(
    fc.property(pages, fc.stringMatching(/^[ab]{1,2}$/), (all, query) => {
      const entries = all.map(
        (sections, page): SearchEntry => ({
          title: `${page}`,
          path: page === 0 ? '/docs' : `/${page}`,
          sections: sections.map(({ aliases: names, ...rest }, place) => ({
            ...rest,
            content: names ? `${rest.content} ${names.join(' ')}` : rest.content,
            anchor: `s${place}`,
            ...(names && { aliases: names }),
          })),
        }),
      );
      const byPage = entries.flatMap((entry) => searchDocs([entry], query));
      byPage.sort((a, b) => b.relevance - a.relevance);
      expect(searchDocs(entries, query)).toEqual(byPage.slice(0, MOST_RESULTS));
    }),
  );
});

test('for any index and query: at most five results, and exactly the places that hold the query', () => {
  const text = fc.stringMatching(/^[abAB \n]{0,12}$/);
  const sections = fc.array(fc.record({ heading: fc.stringMatching(/^[abAB]{0,3}$/), content: text }), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.stringMatching(/^[abAB]{1,3}$/), sections), { maxLength: 4 }),
      text,
      (pages, query) => {
        const entries = pages.map(([title, parts], page) => ({
          title,
          path: `/${page}`,
          sections: parts.map((part, place) => ({ ...part, anchor: `s${place}` })),
        }));
        const needle = query.trim().replace(/\s+/g, ' ').toLowerCase();
        const holds = (searched: string) =>
          needle !== '' && searched.toLowerCase().replaceAll('\n', ' ').includes(needle);
        const expected = entries.flatMap(({ title, path, sections: parts }) =>
          parts.flatMap(({ heading, content, anchor }, place) =>
            holds(`${heading}\n${content}`) || (place === 0 && holds(title)) ? [`${path}#${anchor}`] : [],
          ),
        );
        const found = searchDocs(entries, query).map(({ path }) => path);
        expect(found).toHaveLength(Math.min(expected.length, MOST_RESULTS));
        expect(found.filter((path) => !expected.includes(path))).toEqual([]);
        expect(new Set(found).size).toBe(found.length);
      },
    ),
  );
});
