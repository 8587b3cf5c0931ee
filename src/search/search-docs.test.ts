import fc from 'fast-check';
import { expectTable } from '#model/testing/table.ts';
import { indexWords } from '#screens/docs/search/close-matches.ts';
import { READY, rowsOf, statement } from '#screens/docs/search/find-rows.ts';
import { searchIndex } from '#screens/docs/search/search-index.ts';
import { company } from '#tests/support/this-company.ts';
import { pageNamed, type SearchEntry, searchDocs } from './search-docs.ts';

type Section = SearchEntry['sections'][number];
/** A section by its anchor: its heading, a bar, its text; the first has none. */
const section = (anchor: string, words: string, more: Partial<Section> = {}): Section => {
  const [content = '', heading = ''] = words.split(' | ').toReversed();
  return { heading, anchor, content, ...more };
};
const tool = (heading: string, content: string, ...aliases: string[]) =>
  section(heading.toLowerCase().replace(' ', '-'), `${heading} | ${content}`, { aliases });
const pageOf = (title: string, path: string, ...sections: Section[]) => ({ title, path, sections });

const docs: SearchEntry[] = [
  pageOf('Documentation', '/docs', section('home', 'The SLA, and support.')),
  pageOf(
    'Our Process',
    '/docs/process',
    section('title', 'Six stages in order. İ Queue'),
    section('support', 'Support | Read on weekdays · 9 to 5\nBy a person of our own.'),
    section('hours', 'Hours | The SLA says when.\nSupport answers, and every call is logged.'),
    section('reach', 'Reach | Contact the desk, or ask on Slack; Twitter (X) is not read.'),
  ),
  pageOf(
    'Technology Stack',
    '/docs/stack',
    tool('Slack', 'Messaging: REST'),
    tool('Constant Contact', 'Email: REST'),
    tool('X', 'Media: REST. Also Twitter', 'Twitter'),
    tool('Read Onward', 'Media: REST'),
  ),
];
test.each([
  ['It’s for each client’s team', ["it's", 'client‘s', 'ITʼS FOR', 'client`s']],
  ["They don't ask", ['don’t', 'don´t']],
  ['Called an “agent” here', ['"agent"', '„agent“', '«Agent»', '”agent”']],
  ['From $25,000 a month', ['25,000', '25000', '$25000', '25 000', '$25.000', '25k', '$25K a']],
  ['Up to 1 250k a year', ['1,250,000', '1250000', '1.250.000 a', '1250K']],
  ['ISO 27001, SOC-2 and GPT4', ['iso27001', 'ISO-27001', 'soc2', 'SOC 2 and', 'gpt 4']],
  ['From e‑mail, 4–8 a day', ['e-mail', '4-8', '4—8', '\uFEFFe‑ma\u00ADil\u200B, 4']],
  ['A 20k-ish fee', ['20k-ish', '20K-ISH']],
  ['Live in 30-day steps', ['30day', '30 day', '30-DAY']],
])('“%s” is found by all ways to write its words: %j', (text, queries) => {
  const found = queries.map((query) =>
    searchDocs([pageOf('Page', '/docs', section('a', text))], query),
  );
  expect(found.map((results) => results[0]?.paragraph)).toEqual(queries.map(() => text));
  for (const [result] of found) expect(text).toContain(result?.highlightedMatch);
});

test('what is written is found, whatever its signs and figures mean', () => {
  const text = fc.stringMatching(/^[a10k,.' "-]{1,14}$/);
  fc.assert(
    fc.property(text, fc.nat(13), fc.nat(13), (content, from, to) => {
      const query = content.slice(from, to);
      const page = pageOf('Page', '/docs', section('z', content));
      expect(searchDocs([page], query)).toHaveLength(query.trim() === '' ? 0 : 1);
    }),
  );
});

test('a long paragraph is cut around the match, between words', () => {
  const long = `${'before '.repeat(40)}needle ${'after '.repeat(40)}`.trim();
  const page = pageOf('Long', '/docs/long', section('a', long));
  const [result] = searchDocs([page], 'needle');
  expect(result?.content).toMatch(/^…\u00a0before .*needle after .*\u00a0…$/);
  expect(result?.content.length).toBeLessThan(190);
  expect(result?.paragraph).toBe(long);
  const [whole] = searchDocs([page], `needle${' after'.repeat(25)}`);
  expect(whole?.content, 'a long match is not cut').toContain(whole?.highlightedMatch);
});

test('of code the line with the match is shown', () => {
  const code = section('a', 'Text.\nfunction run() {\u2028 check(input);\u2028}\u2028');
  const [result] = searchDocs([pageOf('Code', '/docs/code', code)], 'check(');
  expect(result?.content).toBe(' check(input);\u2028');
});

const index = {
  places: [],
  docs: [
    pageOf('Documentation', '/docs', section('home', 'Check a webhook’s signature.')),
    pageOf(
      'Technology Stack',
      '/stack',
      section('title', 'Tools by name.'),
      section(
        'signature',
        'Check a webhook’s signature | Compare it.\nA webhook without is refused.',
      ),
      section('stopped', 'A webhook stopped | Look at the sender, of whom you know.'),
      section('twice', 'A webhook twice | Remember its id.', { keywords: 'duplicate' }),
      section('orders', 'Delivery | One order arrives once.', { keywords: 'once order' }),
      section('order', 'You work with an order once | We support it.'),
      section('change', 'What doesn’t change | Mail to an old address goes on, and answers come.'),
      section('book', 'Old address | None.'),
      tool('HubSpot', 'CRM: REST'),
      tool('Senders', 'Mail: REST'),
      tool('Make', 'Flows: REST'),
      tool('X', 'Media: REST. Also Twitter', 'Twitter'),
    ),
    pageOf(
      'Security',
      '/security',
      section('soc', 'SOC-2 and ISO 9000 | An auditor’s report, part C.'),
    ),
    pageOf(
      'Loom',
      '/loom',
      section('a', 'A loom.'),
      section('b', 'B loom.'),
      section('c', 'Looms.'),
    ),
    pageOf('Cloth', '/cloth', section('d', 'Threads.', { keywords: 'loom' })),
  ],
  outside: [pageOf('Pricing', '/pricing', section('', 'A fixed rate of $25,000, by the month.'))],
  words: [pageOf('Loom', '/loom', section('c', 'heddle'))],
};
const find = await indexWords(index);

test('a query names a page whose name begins so, or is it', () => {
  const places = [
    { ...pageOf('What it costs', '/cost'), names: ['Pricing', 'how much', 'postage'] },
    { ...pageOf('When it fails', '/cost#exit'), names: ['Refunds'] },
    { ...pageOf('Ask', '/contact'), names: ['post'] },
  ];
  const queries = 'PRICING, pri, how much is it, post, do you have refunds, pr, '.split(', ');
  expectTable([...queries, 'a case in many words '.repeat(4)], (query) => {
    const { page, isWhole } = pageNamed({ places }, query);
    return [page?.path ?? 'none', isWhole];
  });
});

const FORMS = ['loom', 'looms', 'heirloom', 'loom loom', 'heirlooms, a loom'];
const PLACES: Record<string, (words: string) => SearchEntry> = {
  title: (words) => pageOf(words, '/a', section('', 'Text')),
  heading: (words) => pageOf('A', '/a', section('a', `${words} | Text`)),
  text: (words) => pageOf('A', '/a', section('a', words)),
  tool: (words) => pageOf('A', '/a', tool(words, 'Text')),
  alias: (words) => pageOf('A', '/a', tool('Other', 'Text', words)),
  'text of a tool': (words) => pageOf('A', '/a', tool('Other', words)),
  'front page': (words) => pageOf('A', '/docs', section('a', words)),
};

test.each(['loom', 'heirlooms, a'])(
  'by place and closeness “%s” is found in this order',
  (query) => {
    const kinds = Object.entries(PLACES).flatMap(([place, entryOf]) =>
      FORMS.flatMap((form) => {
        const [found] = searchDocs([entryOf(form)], query);
        return found ? [{ kind: `${place}: ${form}`, worth: found.relevance }] : [];
      }),
    );
    const order = [...Map.groupBy(kinds, ({ worth }) => worth)].sort(([a], [b]) => b - a);
    expect(
      order.map(([, same]) => same.map(({ kind }) => kind).join(' = ')).join('\n'),
    ).toMatchSnapshot();
  },
);

const QUERIES = `|sla|support|SUPPORT READ|uppor|(X)|slack|x|twitter|contact|constant contact|read on
  |queue|day|oUR pro|our process|process|tech|documentation|hub|hubspot|webhook|webhok
  |signature of a webhook|webhok signatuer|signatuer of a webhook|signat|webhook signat|raet|order once
  |once order|duplicates
  |do you support and work with HubSpot|work with hubspot and twitter|work support hubspt|do you have a sender|who is the sender
  |is there make.com?|old address, what answers|it doesn’t look right|soc2 audit|audit for iso9000
  |costs 25000 or so|twiter|what is the rate per month|webhok refused|CALL is LOGGED|is it|report C|C#
  |SOC-2 and ISO report of an auditor, check Documentation, rate by the month, HubSpot|rate|iso27001
  |25000|pricing|what is it|zzxqj|make.com|old address|C++|order|an order|e|loom
  |\u200B
  |two words that nobody wrote|heddle of it|meaning of old address`;

test('rows, their order, marks and what is said of them, for many queries', () => {
  const pages = { ...index, docs: [...docs, ...index.docs] };
  expectTable(QUERIES.split(/\s*\|/), (query) => {
    const found = rowsOf(pages, query, find);
    const results = [...found.results, ...found.elsewhere].map(
      ({ path, page, heading, highlightedMatch, content, paragraphNumber }) =>
        `${path} ${page}, ${heading}, ${paragraphNumber} [${highlightedMatch}] ${content}`,
    );
    const close = found.close.map(
      ({ path, marks, content }) => `~ ${path} ${content.replace(marks, '[$&]')}`,
    );
    const all = [...results, found.place?.path, ...close].filter((row) => row !== undefined);
    return [query ? statement(found) : READY, ...all].join('\n  ');
  });
});

const full = (at: string, count: number, words: string) =>
  Array.from({ length: count }, (_, page) =>
    pageOf(`Page ${page}`, `${at}/${page}`, section('top', words)),
  );
const near = (path: string) => ({ page: '', path, heading: '', content: '', marks: /a/g });

test('a name or a part of it leads to who bears it, before what that person signed', () => {
  const index = searchIndex(company, []);
  const [person] = company.team;
  const asked = [person?.name ?? '', ...(person?.name.split(' ') ?? [])];
  const path = `${company.pages.about.route}#${person?.id}`;
  for (const query of asked)
    expect(pageNamed(index, query).page).toMatchObject({ title: person?.name, path });
});

test('what fills the rows, and what comes where there is room', () => {
  const places = [{ ...pageOf('Data', '/docs/0', section('top', '')), names: ['data policy'] }];
  const searched: [what: string, inDocs: number, elsewhere: number, query: string][] = [
    ['documentation fills the rows', 9, 3, 'data'],
    ['what is begun to be named comes once where there is room', 3, 9, 'data'],
    ['what is named whole comes in any case', 9, 3, 'data policy'],
    ['a hit elsewhere is a result', 0, 1, 'their'],
    ['close matches come where there is nothing', 1, 1, 'loom'],
    ['quotation marks are no part of the words', 1, 0, '“our data”'],
  ];
  expectTable(searched, ([, inDocs, count, query]) => {
    const pages = {
      docs: full('/docs', inDocs, 'Our data.'),
      outside: full('/blog', count, 'Their data.'),
    };
    const { results, elsewhere, place, close } = rowsOf({ places, ...pages }, query, () =>
      ['/near', '/blog/0#top'].map(near),
    );
    const paths = close.map(({ path }) => path).join();
    return [results.length, elsewhere.length, place?.path ?? '', paths];
  });
});
