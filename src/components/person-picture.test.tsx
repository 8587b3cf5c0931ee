import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { authors, team } from '#model/facts/team-facts.ts';
import type { TeamPhotos } from '#model/team-photos.ts';
import { About } from '#screens/about/about.tsx';
import { AuthorLine } from '#screens/blog/article/author-line.tsx';
import { ContactScreen } from '#screens/contact/contact-screen.tsx';
import { Byline } from '#screens/docs/docs-page.tsx';
import { FounderLetter } from '#screens/incubator/founder-letter.tsx';
import { PersonPicture } from './person-picture.tsx';

const PHOTO = {
  sources: [
    { type: 'image/avif', srcSet: '/ada-110.avif 110w, /ada-400.avif 400w' },
    { type: 'image/webp', srcSet: '/ada-110.webp 110w, /ada-400.webp 400w' },
  ],
  src: '/ada.jpg',
};
const PLACE = { src: '/woven.svg', sizes: '64px', width: 64, height: 80 };
const everybody: TeamPhotos = new Map(team.map(({ id }) => [id, PHOTO]));
const signed = { authors: [...authors.values()], published: '2026-01-31' };

/** Components of each place that shows a face. */
const PLACES = {
  'the page about the team': (photos: TeamPhotos) => <About photos={photos} />,
  'an article': (photos: TeamPhotos) => <AuthorLine author={ADA} photo={photos.get(ADA.id)} />,
  'a document': (photos: TeamPhotos) => <Byline page={signed} photos={photos} />,
  'the contact page': (photos: TeamPhotos) => (
    <ContactScreen photo={[...photos.values()][0]}>The form</ContactScreen>
  ),
  'the letter of the incubator': (photos: TeamPhotos) => <FounderLetter photo={[...photos.values()][0]} />,
};
const ADA = {
  id: team[0]?.id ?? '',
  name: 'Ada Weaver',
  role: 'Engineer',
  avatar: '/pictures/avatars/a.svg',
};

/** A drawing of a member of the team; clients quoted on the same page have no photograph. */
const woven = new RegExp(`src="/pictures/(portraits|avatars)/(a|${team.map(({ id }) => id).join('|')})\\b`);

test('without a photograph the woven portrait is shown, as decoration', () => {
  const html = renderToStaticMarkup(<PersonPicture photo={undefined} {...PLACE} />);
  expect(html).toMatch(/<img src="\/woven\.svg" alt=""[^>]* width="64" height="80"/);
  expect(html).not.toContain('<picture');
});

test('beside an article the woven face has a thread to the pixel', () => {
  const html = renderToStaticMarkup(<AuthorLine author={ADA} />);
  expect(html).toContain(`src="/pictures/avatars/${ADA.id}-48.svg"`);
  expect(html).toContain('width="48" height="55"');
});

test('a photograph is offered in each format and size, for the width of its place', () => {
  const html = renderToStaticMarkup(<PersonPicture photo={PHOTO} alt="Ada Weaver" {...PLACE} />);
  expect([...html.matchAll(/<source type="([^"]+)" srcSet="([^"]+)" sizes="64px"/g)]).toHaveLength(2);
  expect(html).toContain('<img src="/ada.jpg" alt="Ada Weaver"');
  expect(html).not.toContain('woven');
});

test.each(Object.entries(PLACES))('%s shows photographs where there are some', (_, shown) => {
  expect(renderToStaticMarkup(shown(new Map()))).toMatch(woven);
  const html = renderToStaticMarkup(shown(everybody));
  expect(html).toContain('<img src="/ada.jpg"');
  expect(html).not.toMatch(woven);
});
