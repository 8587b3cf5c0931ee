import { renderToStaticMarkup } from 'react-dom/server';
import { staffedOrganization } from '#components/structured-data.ts';
import { checkout, siteOf, withFacts } from '#model/testing/checkout.ts';
import { About } from './about.tsx';

const profile = 'https://example.com/profile';

const site = await siteOf(
  withFacts(checkout, {
    team: ({ people }) => {
      for (const person of people) delete person.linkedinUrl;
      people[0].linkedinUrl = profile;
      people.push({ name: 'Éloïse Ward', title: 'Engineer', sample: false });
    },
    about: ({ letter, team }) => {
      letter.signedBy = 'eloise-ward';
      Object.assign(team, { caption: 'are drawn.', captionOfSome: 'are of both kinds.' });
    },
  }),
);

function aboutWith(photographed: readonly string[]) {
  const picture = { src: '/a.jpg', srcSet: '/a.jpg 1x' };
  const photos = new Map(photographed.map((id) => [id, picture]));
  return renderToStaticMarkup(<About site={site} photos={photos} />);
}

test('anybody may sign, and who has no profile has no link to one', () => {
  const page = aboutWith([]);
  expect(page).toContain('<b>Éloïse Ward</b>');
  expect(page.match(/"Profile of /g)).toHaveLength(1);
  expect(JSON.stringify(staffedOrganization(site)).match(/"sameAs":"[^"]*profile"/g)).toEqual([
    `"sameAs":"${profile}"`,
  ]);
});

test('before anything else stand the one who reads requests and the founders', () => {
  const [first = ''] = aboutWith([]).split('<figure');
  const names = [...first.matchAll(/<b class="block">([^<]*)/g)].map(([, name]) => name);
  const founders = site.team.filter(({ isFounder }) => isFounder).map(({ name }) => name);
  expect(names).toEqual([...new Set([site.reader.name, ...founders])]);
});

const everybody = site.team.map(({ id }) => id);

test.each([
  ['nobody', [], ' are drawn.'],
  ['one', everybody.slice(0, 1), ' are of both kinds.'],
  ['everybody', everybody, undefined],
])('with a photograph of %s portraits are told as they are', (_, photographed, told) => {
  expect(/<b>Portraits<\/b>([^<]*)/.exec(aboutWith(photographed))?.[1]).toBe(told);
});
