/** That it is valid is a matter of types, which come from the vocabulary. */
import { PAGES } from '../support/built-site.ts';

type Thing = Record<string, unknown>;

const DATA = PAGES.flatMap(({ route, html }) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => {
      const things = (JSON.parse(text) as { '@graph': Thing[] })['@graph'];
      return { route, text, things };
    },
  ),
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
