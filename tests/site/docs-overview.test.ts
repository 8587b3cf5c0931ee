/** The facts the documentation owes its readers stand on its pages, as the built pages print them. */
import { describe, expect, test } from 'vitest';
import {
  attributeOf,
  elementsOf,
  type HtmlElement,
  hasClass,
  lineOf,
  parseHtml,
} from '#article/html-tree.ts';
import { caseStudyCards } from '#content/data/docs-cards.ts';
import { readSiteFile } from '../support/built-site.ts';

const CASE_STUDIES = ['topgolf', 'barkbox', 'awtt', 'PierpontHoldings', 'qupons', 'tabletop'].map(
  (name) => `case-studies/${name}`,
);
const PAGES = [...CASE_STUDIES, 'showcase', 'introduction', 'process'];

const FACTS: Record<string, string[]> = {
  'case-studies/topgolf': [
    'voice agent',
    'six tools',
    'check availability',
    'create booking',
    'change booking',
    'cancel booking',
    'send text confirmation',
    'hand over to a person',
    'May 18th, 2025',
  ],
  'case-studies/barkbox': ['Slack', 'daily summary every weekday at 5:00 AM', 'May 18th, 2025'],
  'case-studies/awtt': ['water-treatment company', 'quote', 'CRM', 'May 18th, 2025'],
  'case-studies/PierpontHoldings': [
    'over 8,000 question-to-SQL pairs',
    'Three agents share the work',
    'May 18th, 2025',
  ],
  'case-studies/qupons': ['10-100+ restaurants', 'May 18th, 2025'],
  'case-studies/tabletop': [
    'Escalation record',
    'phone number, the chat handle and the messaging username',
    'July 8th, 2025',
  ],
  introduction: [
    'AI budget of at least $20k per month',
    'at least 3 months',
    'proof of concept is aimed for within 3 weeks',
    'Pricing is outcome-based: a fixed monthly rate with a timeline and deliverables, agreed against a technical mutual action plan',
    'partnership plan starts at $20,000 per month',
    'owns all IP from day one',
    'full handoff and documentation',
    'free community of over 40,000 members',
    'SOC-2 and ISO',
    '850+ integrations',
  ],
  process: [
    'Organizational understanding',
    'what can be built that returns ROI in under 90 days?',
    'sprints of 1-2 weeks',
    'architecture is modular',
    'SOC-2 and ISO',
  ],
};

const SHAPES: [page: string, caption: string, fields: string[]][] = [
  [
    'case-studies/topgolf',
    'Booking',
    ['first_name', 'last_name', 'email', 'phone', 'starts_at', 'party_size'],
  ],
  [
    'case-studies/qupons',
    'Restaurant lead',
    [
      'name',
      'address',
      'average_rating',
      'total_ratings',
      'description',
      'crawled_email',
      'phone',
      'decision_maker_name',
    ],
  ],
  [
    'case-studies/tabletop',
    'Member profile',
    ['member_id', 'name', 'phone_number', 'chat_handle', 'messaging_username', 'linked_on', 'preferences'],
  ],
];

const PROCESS_PARTS = [
  'Initial Discovery',
  'Strategic Roadmapping',
  'Security & Compliance',
  'Rapid Iteration & Continuous Delivery',
  'Quality Assurance & Deployment',
  'Ongoing Support & Optimization',
];

const articles = new Map(PAGES.map((page) => [page, articleOf(page)]));

function articleOf(page: string): HtmlElement[] {
  const article = elementsOf(parseHtml(readSiteFile(`docs/${page}.html`))).find(
    ({ tagName }) => tagName === 'article',
  );
  if (!article) throw new Error(`docs/${page}.html has no article.`);
  return [article, ...elementsOf(article)];
}

const elements = (page: string, ...names: string[]) =>
  (articles.get(page) ?? []).filter(({ tagName }) => names.includes(tagName));
const textOf = (page: string) => elements(page, 'article').map(lineOf).join(' ');
const headings = (page: string, level: string) => elements(page, level).map(lineOf);

test.each(Object.entries(FACTS))('docs/%s states its facts', (page, facts) => {
  const text = textOf(page);
  expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
});

test.each(PAGES)('docs/%s has at least 500 words of prose and tables', (page) => {
  const words = elements(page, 'p', 'li', 'td', 'th').flatMap(
    (element) => lineOf(element).match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? [],
  );
  expect(words.length).toBeGreaterThanOrEqual(500);
});

test('the voice agent has exactly six tools', () => {
  const names = elements('case-studies/topgolf', 'td')
    .map(lineOf)
    .filter((cell) => /^[a-z]+_[a-z_]+: /.test(cell));
  expect(names).toHaveLength(6);
});

test.each(SHAPES)('docs/%s shows the shape "%s" with exactly its fields', (page, caption, fields) => {
  const table = elements(page, 'table').find((element) =>
    elementsOf(element).some((part) => part.tagName === 'caption' && lineOf(part) === caption),
  );
  const rows = table ? elementsOf(table).filter(({ tagName }) => tagName === 'tr') : [];
  const first = rows
    .flatMap((row) => elementsOf(row).find(({ tagName }) => tagName === 'td') ?? [])
    .map(lineOf);
  expect(first).toEqual(fields);
});

describe.each(CASE_STUDIES)('docs/%s', (page) => {
  test('runs from an overview through phases, each with a trigger and capabilities, to a return', () => {
    const second = headings(page, 'h2');
    const phases = second.filter((heading) => /^Phase \d: /.test(heading));
    expect(second[0]).toBe('Overview');
    expect(second).toContain('Return on investment');
    expect(phases.length).toBeGreaterThanOrEqual(2);
    expect(headings(page, 'h3').map((heading) => heading.split(':')[0])).toEqual(
      phases.flatMap(() => ['Trigger', 'Capabilities']),
    );
  });

  test('says in words what its drawing shows, and that its figures are samples', () => {
    const drawings = elements(page, 'svg').filter((drawing) =>
      attributeOf(drawing, 'aria-label')?.includes('may act in'),
    );
    expect(drawings.length).toBeGreaterThan(0);
    expect(elements(page, 'caption').map(lineOf).join(' ')).toContain('Sample figures');
  });
});

test('the process has its six parts in order', () => {
  expect(headings('process', 'h2').slice(0, 6)).toEqual(PROCESS_PARTS);
});

test('the showcase has five cards, a link to the sixth study, and the table of all six', () => {
  const links = elements('showcase', 'a').map((link) => attributeOf(link, 'href'));
  const cards = elements('showcase', 'a').filter((link) => lineOf(link).startsWith('Read Case Study'));
  expect(cards.map((link) => attributeOf(link, 'href'))).toEqual(caseStudyCards.map(({ path }) => path));
  expect(CASE_STUDIES.filter((page) => !links.includes(`/docs/${page}`))).toEqual([]);
});

/** The first drawing of a case study, read back from its description in words. */
function drawingOf(page: string) {
  const label = elements(page, 'svg')
    .map((drawing) => attributeOf(drawing, 'aria-label') ?? '')
    .find((text) => text.includes('may act in'));
  const names = /\((.*?)\)/.exec(label ?? '')?.[1]?.split(/, | and /) ?? [];
  const acts = [...(label ?? '').matchAll(/may act in ([^.]+)\./g)].map(([, where = '']) =>
    where === 'all of them' ? names : where.split(/, | and /),
  );
  const said = elements(page, 'ul').find((list) => hasClass(list, 'said'));
  const channels = elementsOf(said ?? { nodeName: '#document-fragment', childNodes: [] }).flatMap(
    (row) => attributeOf(row, 'data-channel') ?? [],
  );
  return { names, acts, channels };
}

test.each(caseStudyCards)(
  'the card of $client is woven like the drawing on its page',
  ({ path, tools, agents }) => {
    const { names, acts, channels } = drawingOf(path.replace('/docs/', ''));
    expect(names).toHaveLength(tools);
    expect(channels).toEqual(agents.map(({ channel }) => channel));
    expect(acts.map((where) => where.map((name) => names.indexOf(name) + 1))).toEqual(
      agents.map((agent) => agent.acts),
    );
  },
);

test('the showcase counts the crossings of the six drawings correctly', () => {
  const drawings = CASE_STUDIES.map(drawingOf);
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  const rows = sum(drawings.map(({ acts }) => acts.length));
  const crossings = sum(drawings.map(({ acts, names }) => acts.length * names.length));
  const acting = sum(drawings.flatMap(({ acts }) => acts.map((where) => where.length)));
  expect(textOf('showcase')).toContain(
    `${rows} rows and ${crossings} crossings, and at ${crossings - acting} of them`,
  );
});

test.each(PAGES)('every JSON example of docs/%s parses', (page) => {
  const examples = elements(page, 'pre').filter((code) => attributeOf(code, 'data-language') === 'json');
  for (const example of examples) expect(() => JSON.parse(lineOf(example))).not.toThrow();
});

test.each(PAGES)('docs/%s uses only addresses and numbers that belong to nobody', (page) => {
  const lines = elements(page, 'p', 'li', 'td', 'pre').map(lineOf);
  const addresses = lines.flatMap((line) => line.match(/[\w.]+@[\w.]+\.\w+/g) ?? []);
  const numbers = lines.flatMap((line) => line.match(/\+\d[\d ]{6,}/g) ?? []);
  expect(addresses.filter((address) => !address.endsWith('.example'))).toEqual([]);
  expect(numbers.filter((number) => !/^\+1 555 01\d\d$/.test(number.trim()))).toEqual([]);
});
