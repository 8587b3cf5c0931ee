import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuthorLine } from '#screens/blog/blog-article.tsx';
import { PersonPicture } from './person-picture.tsx';

const PHOTO = { src: '/ada.webp', srcSet: '/ada-110.webp 110w, /ada-400.webp 400w' };
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
  expect(html).not.toContain('srcSet');
});

test('beside an article the woven face has a thread to the pixel', () => {
  const html = renderToStaticMarkup(<AuthorLine author={ADA} />);
  expect(html).toContain(`src="/pictures/avatars/${ADA.id}-48.svg"`);
  expect(html).toContain('width="48" height="55"');
});

test('a photograph is offered in each size, for the width of its place', () => {
  const html = renderToStaticMarkup(<PersonPicture photo={PHOTO} alt="Ada Weaver" {...PLACE} />);
  expect(html).toContain('src="/ada.webp" alt="Ada Weaver"');
  expect(html).toContain('srcSet="/ada-110.webp 110w, /ada-400.webp 400w" sizes="64px"');
  expect(html).not.toContain('woven');
});
