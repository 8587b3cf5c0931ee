/** That it is valid is a matter of types, which come from the vocabulary. */
import { expect, test } from 'vitest';
import { money } from '#model/money.ts';
import { attributeOf, attributesOf, elementsOf, lineOf, PAGES } from '../support/built-site.ts';
import { company } from '../support/this-company.ts';

const SAMPLES = new Set(company.team.flatMap(({ name, sample }) => (sample ? [name] : [])));

type Thing = Record<string, unknown> & { '@type': string };

const DATA = PAGES.flatMap((page) =>
  [...page.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => {
      const things = (JSON.parse(text) as { '@graph': Thing[] })['@graph'];
      const words = page.elements.filter(({ tagName }) => tagName === 'main').map(lineOf);
      return { ...page, text, things, words: words.join() };
    },
  ),
);
const withThing = (type: string) =>
  DATA.flatMap((page) =>
    page.things.filter((thing) => thing['@type'] === type).map((thing) => ({ ...page, thing })),
  );
/** Without addresses: those of the pages are agreed. */
const words = (text: string) => text.replace(/"(?:https?:|\/)[^"]*"/g, '');
const routesOf = (pages: readonly { route: string }[]) => pages.map(({ route }) => route);

test('every page but a list names the company, every address is whole, and what is referred to is there', () => {
  expect(DATA.length).toBeGreaterThan(10);
  const telling = DATA.filter(({ route }) => !route.startsWith('/blog/category/'));
  expect(routesOf(withThing('Organization'))).toEqual(routesOf(telling));
  for (const { route, text, things } of DATA) {
    const addresses = [
      ...text.matchAll(/"(?:url|item|image|logo|@id|thumbnailUrl|contentUrl)":"([^"]*)"/g),
    ];
    const wrong = addresses.filter(([, address = '']) => !URL.canParse(address));
    const ids = things.map((thing) => thing['@id']);
    const lost = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].filter(([, id]) => !ids.includes(id));
    expect([...wrong, ...lost], route).toEqual([]);
  }
});

test('articles and documentation say their headline and authors, and films are told of', () => {
  const articles = withThing('BlogPosting');
  const ofArticles = DATA.filter(({ route }) => /^\/blog\/(?!category|page|404)/.test(route));
  expect(routesOf(articles)).toEqual(routesOf(ofArticles));
  for (const { elements, things, thing } of articles) {
    const title = elements.find(({ tagName }) => tagName === 'h1');
    expect(thing['headline']).toBe(title && lineOf(title));
    expect(thing).toHaveProperty('author');
    expect(things.map((one) => one['@type'])).toContain('BreadcrumbList');
  }
  const docs = withThing('TechArticle');
  expect(routesOf(docs)).toEqual(routesOf(DATA.filter(({ route }) => /^\/docs/.test(route))));
  for (const { route, elements, thing } of docs) {
    const byline = elements.find((element) =>
      /^Authors?$/.test(attributeOf(element, 'aria-label') ?? ''),
    );
    const authors = (thing['author'] as { name: string }[]).map(({ name }) => name);
    expect(authors, route).toEqual(elementsOf(byline, 'b').map(lineOf));
  }
  const showing = DATA.filter(({ elements }) => attributesOf(elements, 'data-film').length > 0);
  expect(new Set(routesOf(withThing('VideoObject')))).toEqual(new Set(routesOf(showing)));
});

test('no title and no structured data names the client of a made-up project', () => {
  const clients = Object.values(company.caseStudies).filter(({ sample }) => sample);
  const telling =
    /<title>.*?<\/title>|<meta property="og:title".*?>|<script type="application\/ld\+json">.*?<\/script>|<h1\b.*?<\/h1>/gs;
  const named = PAGES.flatMap(({ route, html }) => {
    const told = html.match(telling)?.join(' ') ?? '';
    return clients
      .filter(({ client }) => words(told).includes(client))
      .map(({ client }) => [route, client]);
  });
  expect(named).toEqual([]);
});

interface Named {
  name: string;
  acceptedAnswer?: { text: string };
  price?: number;
  description?: string;
}

test('every question, price and person of the structured data is on its page', () => {
  const pages = withThing('FAQPage');
  const asking = ['/', '/incubator'].filter((page) => PAGES.some(({ route }) => route === page));
  expect(routesOf(pages).sort()).toEqual(asking);
  const about = withThing('Organization').filter(({ route }) => route === '/about');
  const named = [...pages, ...withThing('Service'), ...about].flatMap(({ words, thing }) =>
    ['mainEntity', 'offers', 'founder', 'employee'].flatMap((key) =>
      ((thing[key] ?? []) as Named[]).map((one) => ({ words, key, one })),
    ),
  );
  expect(named.length).toBeGreaterThan(5);
  /** An amount may have spaces that do not break. */
  const spaced = (text: string) => text.replace(/\s+/g, ' ');
  for (const { words, key, one } of named) {
    const { name, acceptedAnswer, price, description = '' } = one;
    const told = spaced(words);
    expect(told).toContain(spaced(name));
    if (acceptedAnswer) expect(told).toContain(spaced(acceptedAnswer.text));
    if (price !== undefined) expect(told).toContain(spaced(money(price, company.currency)));
    if (/founder|employee/.test(key))
      expect(description.startsWith('A sample'), name).toBe(SAMPLES.has(name));
  }
});
