/** What every screen of any company keeps to, and again where facts are gone. */
import { join } from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { parse, stringify } from 'yaml';
import { lineOf } from '#article/map-elements.ts';
import {
  blogPosting,
  breadcrumbs,
  faqPage,
  jsonLd,
  service,
  staffedOrganization,
  stepsToPost,
  techArticle,
  videos,
  website,
} from '#components/structured-data.ts';
import { postPath } from '#model/blog/post.ts';
import type { SiteFiles } from '#model/content-files.ts';
import { type RenderedDocsPage, resultTitle } from '#model/docs/docs-pages.ts';
import type { Site } from '#model/read-site.ts';
import {
  type Change,
  checkout,
  type Facts,
  siteOf,
  withFacts,
  without,
} from '#model/testing/checkout.ts';
import { postMarkdown, rssFeed } from '#screens/blog/feeds.ts';
import { writePostsFile } from '#screens/blog/post-lists.ts';
import { listedTools } from '#screens/docs/directory/listed-tools.ts';
import { allPagesMarkdown, docsMarkdown } from '#screens/docs/docs-markdown.ts';
import { pageMarkdown } from '#scripts/build/discovery-files.ts';
import {
  APPROVED,
  CONTENT,
  derived,
  factLines,
  isAsApproved,
  linesOf,
  OF_CONTENT,
  printOf,
  type Texts,
} from './support/approved.ts';
import { COMPANIES } from './support/companies.ts';
import { everyScreen, ORIGIN, plainTrees, sheetsOf, type Trees } from './support/every-screen.tsx';

/** What a program alone reads, and twins, whose pages are asked. */
const APART = /^(the twin of|style sheets|lists$|figures$|sums$)/;

async function shownOf(files: SiteFiles) {
  const site = await siteOf(files);
  const { trees, docs } = await everyScreen(site, files);
  const lines = linesIn(site, trees, docs);
  /** By the page's address, with what a screen reader or a program is told. */
  const texts = new Map(
    [...lines].flatMap(([address, all]) => (APART.test(address) ? [] : [[address, all] as const])),
  );
  return { site, trees, lines, texts };
}
type Shown = Awaited<ReturnType<typeof shownOf>>;

// An article without a day has today's.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T12:00:00Z') });
const shown = new Map<string, Shown>();
for (const [name, files] of Object.entries(COMPANIES)) shown.set(name, await shownOf(files));
vi.useRealTimers();
const testAll = test.each([...shown]);
const testSample = test.runIf(shown.size > 1).each([...shown]);

/** Whoever has moved in writes what they like. */
const isWritten = (address: string) => shown.size === 1 && /^(\/blog|\/docs|the)\b/.test(address);

/** Code that pages quote, and a sentence that a script completes. */
const UNREAD = /^(import|const) |^<span dataRoom=/;

const found = ({ texts }: Shown, isFound: (text: string) => boolean) =>
  [...texts]
    .filter(([address]) => !isWritten(address))
    .flatMap(([address, all]) =>
      all
        .filter((text) => !UNREAD.test(text) && isFound(text))
        .map((text) => `${address}: ${text.slice(0, 200)}`),
    );
const plain = (text: string) => text.replace(/\s/g, ' ');
const matching = (what: RegExp) => (text: string) => what.test(text);

/** @returns lists without an entry, sections of a heading alone, links that lead nowhere */
function emptyParts(trees: Trees, { addresses }: Site): string[] {
  const faults: string[] = [];
  for (const [address, tree] of trees) {
    let heading = '';
    visit(tree, 'element', (element) => {
      const { tagName, children, properties } = element;
      const words = lineOf(element);
      if (/^h[1-4]$/.test(tagName)) heading = words;
      const isEmpty =
        (/^(ul|ol|dl|tbody)$/.test(tagName) && children.length === 0) ||
        (/^(section|article|nav)$/.test(tagName) && heading === words) ||
        (tagName === 'a' && addresses.isGone(String(properties['href'] || 'community')));
      if (isEmpty) faults.push(`${address}: ${tagName} ${words}`);
    });
  }
  return faults;
}

testAll('%s: each screen has words, and no empty name, list, heading or link', (_, company) => {
  expect([...company.texts].filter(([, texts]) => texts.length === 0)).toEqual([]);
  expect(found(company, matching(/\b(undefined|NaN|Infinity)\b|\[object |\{\w+\}/))).toEqual([]);
  // A sentence that ends in an amount ends once.
  expect(found(company, matching(/[^.]\.\.(?!\.)/))).toEqual([]);
  expect(emptyParts(company.trees, company.site)).toEqual([]);
});

const COUNTED =
  'agents|articles|cases|case studies|channels|clients|days|features|hours|minutes|months|pages|people|plans|portraits|sections|steps|systems|things|tools|weeks';

testAll('%s: one of a kind is told as one', (_, company) => {
  const one = new RegExp(`(?<![.,])\\b(1|one) (${COUNTED})\\b`, 'i');
  expect(found(company, matching(one))).toEqual([]);
  if (company.site.plans.length !== 2)
    expect(found(company, matching(/\b(both|the second|two) plans?\b/i))).toEqual([]);
  const { rate, figures, clients, home } = company.site;
  const isOfMany = (text: string) => text === home.clients.heading;
  if (clients.length === 1) expect(found(company, isOfMany)).toEqual([]);
  const amounts = [figures.monthly, figures.fee, figures.yearAgreed];
  const isTwice = (text: string) => amounts.some((amount) => text.split(plain(amount)).length > 2);
  if (rate.lowest === rate.monthly) expect(found(company, isTwice)).toEqual([]);
});

/** A tool of the directory may be one. */
const isDirectory = (fault: string) => fault.startsWith('/docs/technology-stack');

testSample('%s: who has no community claims no member', (_, company) => {
  const claims = found(company, matching(/\bcommunity\b/i)).filter((fault) => !isDirectory(fault));
  expect(claims.length > 0).toBe(company.site.outsideLinks.community !== undefined);
});

/** What is of one company alone: in no text of another. */
const ownWords = ({ site }: Shown) => [
  site.company.name,
  site.legalEntity.legalName,
  site.legalEntity.address,
  site.firstAnswer.zoneName,
  site.firstAnswer.holidaysName,
  ...site.team.map(({ name }) => name),
  ...site.clients.map(({ name }) => name),
  ...site.testimonials.map(({ name }) => name),
  ...site.posts.map(({ title }) => title),
  ...Object.values(site.caseStudies).flatMap(({ client }) => [client, client.replace(/ .*/, '')]),
];

testAll('%s: no word of another company is left', (_, company) => {
  const own = new Set(ownWords(company));
  const others = [...shown.values()].flatMap(ownWords).filter((word) => !own.has(word));
  if (shown.size > 1) expect(others.length).toBeGreaterThan(0);
  expect(found(company, (text) => others.some((word) => text.includes(word)))).toEqual([]);
});

/** List prices of vendors. */
const IN_DOLLARS = /^\/docs\/agents\/templates\//;
/** What the sample types: articles. A film says what it shows. */
const TYPED = /^(\/blog\/.*|the feed|structured data): /;

testSample('%s: every amount is in its own currency', (_, company) => {
  const { currency } = company.site.currency;
  const foreign = currency === 'USD' ? /€|\bEUR\b|\b[Ee]uros?\b/ : /\$|\bUSD\b|\b[Dd]ollars?\b/;
  const films = JSON.stringify([company.site.films, company.site.studentFilms]);
  const isOfFilms = (fault: string) =>
    fault.match(/\$[\d.,]*\dk?/g)?.every((amount) => films.includes(amount));
  const isTyped = (fault: string) => currency === 'DKK' && (TYPED.test(fault) || isOfFilms(fault));
  const faults = found(company, matching(foreign)).filter((fault) => !IN_DOLLARS.test(fault));
  expect(faults.filter((fault) => !isTyped(fault))).toEqual([]);
});

/** All lines of each page, and what else is made of the company's files. */
function linesIn(site: Site, trees: Trees, docs: readonly RenderedDocsPage[]): Texts {
  const origin = new URL(ORIGIN);
  const posts = site.posts.flatMap((post) => [
    blogPosting(site, post),
    breadcrumbs(stepsToPost(site, post)),
  ]);
  const films = Object.values(site.films).flatMap(videos);
  const pages = docs.map((page) => techArticle(site, page, resultTitle(page)));
  const data = [staffedOrganization(site), website(site), service(site), faqPage(site.faq)];
  const told = jsonLd([...data, ...films, ...posts, ...pages], origin);
  const { calendar, caseReturns, contactForm, engagement, figures, pricing } = site;
  const twins = [
    ...docs.map((page) => [page.path, docsMarkdown(page, origin)] as const),
    ...site.posts.map((post) => [postPath(post.id), postMarkdown(site, post, origin)] as const),
    ...[...trees]
      .filter(([address]) => /^.(pricing|privacy|agreements)/.test(address))
      .map(([address, tree]) => [
        address,
        pageMarkdown(h(null, h('main', tree.children)), ORIGIN + address, ORIGIN),
      ]),
    [site.docsOrder.allPages.path, allPagesMarkdown(site, docs, origin)],
  ] as const;
  return new Map([
    ...[...trees].map(([address, tree]) => [address, linesOf(tree)] as const),
    [
      'structured data',
      [...factLines(JSON.parse(told)), ...(told.match(/[^"]*\\u003c[^"]*/g) ?? [])],
    ],
    [
      'the feed',
      rssFeed(site, ORIGIN)
        .replace(/(?<=<content:encoded>)[^<]*/g, printOf)
        .split('\n'),
    ],
    ...twins.map(
      ([address, text]) => [`the twin of ${address}`, text.split(/\n| \|(?: |$)/m)] as const,
    ),
    ['style sheets of drawings', sheetsOf(site).split('}')],
    ['lists', [writePostsFile(site.posts), JSON.stringify(listedTools(site))].map(printOf)],
    ['figures', factLines(figures)],
    ['sums', factLines([calendar, engagement, caseReturns, pricing.own, contactForm])],
  ]);
}

let firstLines: Texts | undefined;

test.runIf(isAsApproved).each([...shown])('%s says what was approved', async (name, { lines }) => {
  await expect(OF_CONTENT).toMatchFileSnapshot(CONTENT);
  firstLines ??= lines;
  const known = firstLines === lines ? undefined : firstLines;
  const said = derived(lines, COMPANIES[name] as SiteFiles, known);
  await expect(said).toMatchFileSnapshot(join(APPROVED, `${name}.snap`));
});

async function drawn(changes: Change) {
  const files = withFacts(checkout, changes);
  const site = await siteOf(files);
  const trees = plainTrees(site);
  const html = [...trees.values()].map((tree) => toHtml(tree)).join();
  const headings = html.split(/<h[1-4]/).length;
  const isChanged = Object.keys(changes).some((name) => {
    const path = `content/data/${name}.yaml`;
    return files.read(path) !== stringify(parse(checkout.read(path) ?? ''));
  });
  const days = site.actionPlan.rows.map(({ day }) => day);
  return { faults: emptyParts(trees, site), headings, isChanged, days };
}

const before = await drawn({});

test.each<[what: string, changes: Change, gone: number]>([
  ['clients', { clients: { clients: [] } }, 1],
  ['features', { features: { features: [] } }, 1],
  ['quotes', { testimonials: { testimonials: [] }, 'pricing-terms': without('quote') }, 1],
  ['a second plan', { plans: ({ plans }) => plans.splice(1) }, 2],
  ['agreements', { agreements: { agreements: [] } }, 4],
  ['the first year', { 'pricing-terms': without('returned') }, 1],
  ['students’ films', { 'student-films': { films: [] } }, 1],
  ['a film of the incubator', { videos: without('incubatorHero') }, 0],
  ['the incubator', { incubator: { isShown: false } }, 0],
  ['a community and channels', { links: without('community', 'videoChannel') }, 0],
  ['its own address', { links: without('incubatorWaitlist', 'incubatorLogin') }, 0],
  ['a figure of the team', { about: without('figure') }, 0],
  ['refusals', { about: ({ refusals }) => (refusals.items = []) }, 1],
  ['order among the rows of its plan', { 'action-plan': ({ rows }) => rows.reverse() }, 0],
])('without %s no heading, list or link is left over nothing', async (_, changes, gone) => {
  const { faults, headings, isChanged, days } = await drawn(changes);
  expect(days, 'whatever a price makes of them').toEqual(days.toSorted((a, b) => a - b));
  expect(faults).toEqual([]);
  // A company may have nothing there that could be emptied.
  expect(before.headings - headings).toBeGreaterThanOrEqual(isChanged ? gone : 0);
});

test.runIf(shown.size > 1)('what never pays is told so on every screen', async () => {
  const company = await shownOf(
    withFacts(checkout, {
      'worked-example': ({ agents }) => (agents[0].run = 99_999),
      'case-returns': (returns) => {
        for (const { runs } of Object.values<Facts>(returns))
          runs[0] = { what: runs[0].what, fixed: 99_999 };
      },
    }),
  );
  expect(
    found(company, matching(/Infinity|NaN|(^|[^\d,.])-?0 days|-\d+ days|after never/)),
  ).toEqual([]);
  expect(found(company, matching(/never/)).length).toBeGreaterThan(3);
});
