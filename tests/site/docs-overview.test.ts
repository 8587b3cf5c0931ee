/** Checks what the case studies, the showcase and the process promise their readers, on the built pages. */
import { describe, expect, test } from 'vitest';
import { type CaseStudy, type CaseStudySlug, caseStudies } from '#model/facts/case-facts.ts';
import { caseReturns } from '#model/filled-case-returns.ts';
import { readSiteFile } from '../support/built-site.ts';
import { attributeOf, elementsOf, lineOf, type PageElement, parsePage } from '../support/page-elements.ts';

const STUDIES = Object.entries<CaseStudy>(caseStudies).map(([slug, study]) => ({
  ...study,
  page: `case-studies/${slug}`,
  isSample: caseReturns[slug as CaseStudySlug].sample,
}));
/** Invented studies: a text about a real client keeps none of what was agreed for these. */
const SAMPLES = STUDIES.filter(({ isSample }) => isSample).map(({ page }) => page);
const PAGES = [...SAMPLES, 'showcase', 'introduction', 'process'];

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

const articles = new Map(
  [...PAGES, ...STUDIES.map(({ page }) => page)].map((page) => [page, articleOf(page)]),
);

function articleOf(page: string): PageElement[] {
  const article = elementsOf(parsePage(readSiteFile(`docs/${page}.html`))).find(
    ({ tagName }) => tagName === 'article',
  );
  if (!article) throw new Error(`docs/${page}.html has no article.`);
  return [article, ...elementsOf(article)];
}

const elements = (page: string, ...names: string[]) =>
  (articles.get(page) ?? []).filter(({ tagName }) => names.includes(tagName));
const headings = (page: string, level: string) => elements(page, level).map(lineOf);
const linesIn = (element: PageElement | undefined, ...names: string[]) =>
  (element ? elementsOf(element) : []).filter(({ tagName }) => names.includes(tagName)).map(lineOf);

test.each(PAGES)('docs/%s has at least 500 words of prose and tables', (page) => {
  const words = elements(page, 'p', 'li', 'td', 'th').flatMap(
    (element) => lineOf(element).match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? [],
  );
  expect(words.length).toBeGreaterThanOrEqual(500);
});

const VOICE_AGENT = 'case-studies/topgolf';

test.runIf(SAMPLES.includes(VOICE_AGENT))('the voice agent has exactly six tools', () => {
  const names = elements(VOICE_AGENT, 'td', 'th')
    .map(lineOf)
    .filter((cell) => /^[a-z]+_[a-z_]+: /.test(cell));
  expect(names).toHaveLength(6);
});

const shapes = SHAPES.filter(([page]) => SAMPLES.includes(page));

test.each(shapes)('docs/%s shows the shape "%s" with exactly its fields', (page, caption, fields) => {
  const table = elements(page, 'table').find((element) =>
    elementsOf(element).some((part) => part.tagName === 'caption' && lineOf(part) === caption),
  );
  const rows = table ? elementsOf(table).filter(({ tagName }) => tagName === 'tr') : [];
  const first = rows
    .flatMap((row) => elementsOf(row).find((cell) => attributeOf(cell, 'scope') === 'row') ?? [])
    .map(lineOf);
  expect(first).toEqual(fields);
});

describe.each(STUDIES)('docs/$page', ({ page, rows, caption, isSample }) => {
  test.runIf(isSample)(
    'runs from an overview through phases, each with a trigger and capabilities, to a return',
    () => {
      const second = headings(page, 'h2');
      const phases = second.filter((heading) => /^Phase \d: /.test(heading));
      expect(second[0]).toBe('Overview');
      expect(second).toContain('Return on investment');
      expect(phases.length).toBeGreaterThanOrEqual(2);
      expect(headings(page, 'h3').map((heading) => heading.split(':')[0])).toEqual(
        phases.flatMap(() => ['Trigger', 'Capabilities']),
      );
    },
  );

  test('says in words next to its drawing what each row does', () => {
    const drawing = elements(page, 'figure').find((figure) =>
      linesIn(figure, 'figcaption').some((line) => line.endsWith(caption)),
    );
    expect(linesIn(drawing, 'li')).toEqual(rows.map(({ who, did }) => `${who} ${did}`));
  });

  test('says of its figures whether they are samples', () => {
    const figures = [...elements(page, 'caption'), ...elements(page, 'dt')].map(lineOf).join(' ');
    expect(/\bsample\b/i.test(figures)).toBe(isSample);
  });
});

test('every study with a card is announced on the showcase by its own title', () => {
  const announced = STUDIES.flatMap(({ page, card }) => (card ? [{ page, title: card.title }] : []));
  expect(announced.length).toBeGreaterThan(0);
  expect(announced.map(({ page }) => headings(page, 'h1'))).toEqual(announced.map(({ title }) => [title]));
});

test('the process has its six parts in order', () => {
  expect(headings('process', 'h2').slice(0, 6)).toEqual(PROCESS_PARTS);
});

test('the showcase has its cards, and links to every study', () => {
  const links = elements('showcase', 'a').map((link) => attributeOf(link, 'href'));
  const cards = elements('showcase', 'a').filter((link) => lineOf(link).startsWith('Read Case Study'));
  expect(cards.map((link) => attributeOf(link, 'href'))).toEqual(
    STUDIES.filter(({ card }) => card).map(({ page }) => `/docs/${page}`),
  );
  expect(STUDIES.filter(({ page }) => !links.includes(`/docs/${page}`))).toEqual([]);
});

test.each(PAGES)('docs/%s uses only addresses and numbers that belong to nobody', (page) => {
  const lines = elements(page, 'p', 'li', 'td', 'th', 'pre').map(lineOf);
  const addresses = lines.flatMap((line) => line.match(/[\w.]+@[\w.]+\.\w+/g) ?? []);
  const numbers = lines.flatMap((line) => line.match(/\+\d[\d ]{6,}/g) ?? []);
  expect(addresses.filter((address) => !address.endsWith('.example'))).toEqual([]);
  expect(numbers.filter((number) => !/^\+1 555 01\d\d$/.test(number.trim()))).toEqual([]);
});
