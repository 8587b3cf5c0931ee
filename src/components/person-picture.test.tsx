import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuthorLine } from '#screens/blog/blog-article.tsx';
import { PersonPicture } from './person-picture.tsx';

const PHOTO = {
  sources: [
    { type: 'image/avif', srcSet: '/ada-110.avif 110w, /ada-400.avif 400w' },
    { type: 'image/webp', srcSet: '/ada-110.webp 110w, /ada-400.webp 400w' },
  ],
  src: '/ada.jpg',
};
const PLACE = { src: '/woven.svg', sizes: '64px', width: 64, height: 80 };
const ADA = {
  id: 'ada-weaver',
  name: 'Ada Weaver',
  role: 'Engineer',
  avatar: '/pictures/avatars/a.svg',
};

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
