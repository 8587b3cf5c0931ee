/** What a page of any company keeps to, asked of every screen of three. */
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { elementTree } from '#article/article.ts';
import { money } from '#model/money.ts';
import { blogPosting, faqPage, service, staffedOrganization } from '#model/structured-data.ts';
import { rssFeed } from '#screens/blog/feeds.ts';
import { COMPANIES, type Company } from './support/companies.ts';
import { blogScreens, docsScreens, emptyParts, plainScreens } from './support/every-screen.tsx';

interface Shown {
  site: Company['site'];
  trees: ReadonlyMap<string, Root>;
  /** By the address of the page: its texts, and what a screen reader or another program is told. */
  texts: ReadonlyMap<string, readonly string[]>;
}

async function shownOf({ site, files }: Company): Promise<Shown> {
  const screens = {
    ...plainScreens(site, files),
    ...blogScreens(site),
    ...(await docsScreens(site, files)),
  };
  const trees = new Map(
    Object.entries(screens).map(([address, screen]) => [address, elementTree(screen)]),
  );
  const data = [staffedOrganization(site), service(site), faqPage(site.faq)];
  const posts = site.posts.map((post) => blogPosting(site, post));
  return {
    site,
    trees,
    texts: new Map([
      ...[...trees].map(([address, tree]) => [address, textsOf(tree)] as const),
      ['structured data', [...data, ...posts].map((thing) => JSON.stringify(thing))],
      ['the feed', [rssFeed(site, 'https://site.example')]],
    ]),
  };
}

/** A block of the page is one text, with its controls and hints; code is none. */
function textsOf(tree: Root): string[] {
  const texts: string[] = [];
  let inline = '';
  const end = () => {
    if (inline.trim()) texts.push(inline.replace(/\s+/g, ' ').trim());
    inline = '';
  };
  visit(tree, (node) => {
    if (node.type === 'text') inline += node.value;
    if (node.type !== 'element') return undefined;
    const { tagName, properties } = node;
    if (/^(code|pre|script|style)$/.test(tagName)) return 'skip';
    if (!/^(a|b|br|em|i|small|span|strong|time)$/.test(tagName)) end();
    for (const name of ['ariaLabel', 'alt', 'title', 'placeholder', 'content', 'href'])
      if (properties[name]) texts.push(String(properties[name]));
    return undefined;
  });
  end();
  return texts;
}

const names = Object.keys(COMPANIES);
const shown = new Map<string, Shown>();
for (const [name, company] of Object.entries(COMPANIES)) shown.set(name, await shownOf(company));
const companyOf = (name: string) => shown.get(name) as Shown;

/** Whoever writes for a company that has moved in writes what they like. */
const isWritten = (address: string) => shown.size === 1 && /^(\/blog|\/docs|the)\b/.test(address);

/** Every text in which something is found, with its page. */
const found = ({ texts }: Shown, isFound: (text: string) => boolean) =>
  [...texts]
    .filter(([address]) => !isWritten(address))
    .flatMap(([address, all]) =>
      all.filter(isFound).map((text) => `${address}: ${text.slice(0, 200)}`),
    );
const matching = (what: RegExp) => (text: string) => what.test(text);

test.each(names)('%s: every screen has words, and every name in braces its own', (name) => {
  const company = companyOf(name);
  expect([...company.texts].filter(([, texts]) => texts.length === 0)).toEqual([]);
  expect(found(company, matching(/\b(undefined|NaN|Infinity)\b|\[object |\{\w+\}/))).toEqual([]);
});

test.each(names)('%s: no list is empty, no heading alone, no link leads nowhere', (name) => {
  const { site, trees } = companyOf(name);
  const faults = [...trees].flatMap(([address, tree]) =>
    emptyParts(tree, site).map((fault) => `${address}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

const COUNTED =
  'agents|articles|cases|case studies|channels|clients|days|features|hours|minutes|months|pages|people|plans|portraits|sections|steps|systems|things|tools|weeks';

test.each(names)('%s: one of a kind is told as one', (name) => {
  const company = companyOf(name);
  const one = new RegExp(`(?<![.,])\\b(1|one) (${COUNTED})\\b`, 'i');
  expect(found(company, matching(one))).toEqual([]);
  if (company.site.plans.length !== 2)
    expect(found(company, matching(/\b(both|the second|two) plans?\b/i))).toEqual([]);
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
  ...Object.values(site.caseStudies).map(({ client }) => client),
];

test.each(names)('%s: no word of another company is left', (name) => {
  const company = companyOf(name);
  const own = new Set(ownWords(company));
  const others = [...shown.values()].flatMap(ownWords).filter((word) => !own.has(word));
  if (shown.size > 1) expect(others.length).toBeGreaterThan(0);
  expect(found(company, (text) => others.some((word) => text.includes(word)))).toEqual([]);
});

/** List prices of vendors, and an example in the glossary. */
const IN_DOLLARS = /^\/docs\/agents\/templates\/|Example: a quote above \$5,000/;

test.runIf(shown.size > 1).each(names)('%s: every amount is in its own currency', (name) => {
  const company = companyOf(name);
  const { currency } = company.site.currency;
  const foreign = currency === 'USD' ? /€|\bEUR\b|\b[Ee]uros?\b/ : /\$|\bUSD\b|\b[Dd]ollars?\b/;
  const faults = found(company, matching(foreign)).filter((fault) => !IN_DOLLARS.test(fault));
  expect(faults).toEqual([]);
});

test.each(names)('%s: a year of each choice leaves what its days come to', (name) => {
  const { site, texts } = companyOf(name);
  const { engagement, rate, pricing } = site;
  const { upkeep, ways, agents } = engagement;
  const firstTwo = agents.slice(0, 2);
  const CHOICES = {
    stop: { used: firstTwo, monthly: rate.monthly, months: rate.months },
    six: { used: agents, monthly: rate.monthly, months: 6 },
    monthly: { used: agents, monthly: rate.monthly, months: 12 },
    yearly: { used: agents, monthly: rate.lowest, months: 12 },
  };
  const shownOnPage = texts.get('/pricing')?.join('\n').replace(/\s/g, ' ');
  for (const [choice, { name: told, year }] of Object.entries(ways)) {
    const { used, monthly, months } = CHOICES[choice as keyof typeof CHOICES];
    let left = -monthly * months - (12 - months) * used.length * upkeep.hours * upkeep.hourly;
    for (const { own, net, liveOn, fullOn, pilotPercent } of used) {
      left -= own;
      for (let day = liveOn + 1; day <= 360; day += 1)
        left += ((net / 30) * (day > fullOn ? 100 : pilotPercent)) / 100;
    }
    expect(year.net, told).toBe(Math.round(left));
    const amount = money(year.net, site.currency).replace(/\s/g, ' ');
    if (pricing.returned) expect(shownOnPage, told).toContain(amount);
  }
});
