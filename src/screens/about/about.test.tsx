import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '#tests/support/this-company.ts';
import { About } from './about.tsx';

const words = { caption: 'are drawn.', captionOfSome: 'are of both kinds.' };
const site = { ...company, about: { ...company.about, team: { ...company.about.team, ...words } } };
const everybody = site.team.map(({ id }) => id);

test.each([
  ['nobody', [], ' are drawn.'],
  ['one', everybody.slice(0, 1), ' are of both kinds.'],
  ['everybody', everybody, undefined],
])('with a photograph of %s portraits are told as they are', (_, photographed, told) => {
  const picture = { src: '/a.jpg', srcSet: '/a.jpg 1x' };
  const photos = new Map(photographed.map((id) => [id, picture]));
  const page = renderToStaticMarkup(<About site={site} photos={photos} />);
  expect(/<b>Portraits<\/b>([^<]*)/.exec(page)?.[1]).toBe(told);
});
