/** That it is valid is a matter of types, which come from the vocabulary. */
import { money } from '#model/money.ts';
import { elementsOf, lineOf, PAGES } from '../support/built-site.ts';
import { company } from '../support/this-company.ts';

const SAMPLES = new Set(company.team.flatMap(({ name, sample }) => (sample ? [name] : [])));

type Thing = Record<string, unknown> & { '@type': string };
type Named = {
  name: string;
  acceptedAnswer?: { text: string };
  price?: number;
  description?: string;
};

const DATA = PAGES.flatMap((page) =>
  [...page.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => {
      const things = (JSON.parse(text) as { '@graph': Thing[] })['@graph'];
      const words = elementsOf(page.tree, 'main').map(lineOf).join();
      return { ...page, text, things, words };
    },
  ),
);
const withThing = (type: string) =>
  DATA.flatMap((page) =>
    page.things.filter((thing) => thing['@type'] === type).map((thing) => ({ ...page, thing })),
  );

test('every address is whole, and what is referred to is there', () => {
  expect(DATA.length).toBeGreaterThan(10);
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

test('every question, price and person of the structured data is on its page', () => {
  const pages = withThing('FAQPage');
  const asking = ['/', '/incubator'].filter((page) => PAGES.some(({ route }) => route === page));
  expect(pages.map(({ route }) => route).sort()).toEqual(asking);
  const about = withThing('Organization').filter(({ route }) => route === '/about');
  /** An amount may have spaces that do not break. */
  const spaced = (text: string) => text.replace(/\s+/g, ' ');
  const named = [...pages, ...withThing('Service'), ...about].flatMap(({ words, thing }) =>
    ['mainEntity', 'offers', 'founder', 'employee'].flatMap((key) =>
      ((thing[key] ?? []) as Named[]).map((one) => ({ told: spaced(words), key, ...one })),
    ),
  );
  expect(named.length).toBeGreaterThan(5);
  for (const { told, key, name, acceptedAnswer, price, description } of named) {
    const amount = price === undefined ? '' : money(price, company.currency);
    for (const text of [name, acceptedAnswer?.text ?? '', amount])
      expect(told).toContain(spaced(text));
    if (/founder|employee/.test(key))
      expect(Boolean(description?.startsWith('A sample')), name).toBe(SAMPLES.has(name));
  }
});
