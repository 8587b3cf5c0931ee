import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuthorLine } from './author-line.tsx';

const author = { id: 'ada-weaver', name: 'Ada Weaver', role: 'Engineer', avatar: '/woven.svg' };
const picturesIn = (markup: string) => [...markup.matchAll(/ src(?:set)?="([^"]+)"/gi)].map(([, src]) => src);

test('a photograph of the author stands in the place of the woven portrait', () => {
  expect(picturesIn(renderToStaticMarkup(<AuthorLine author={author} />))).toEqual(['/woven.svg']);
  const photo = { sources: [{ type: 'image/webp', srcSet: '/ada.webp 110w' }], src: '/ada.jpg' };
  expect(picturesIn(renderToStaticMarkup(<AuthorLine author={author} photo={photo} />))).toEqual([
    '/ada.webp 110w',
    '/ada.jpg',
  ]);
});
