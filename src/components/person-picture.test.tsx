import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PersonPicture } from './person-picture.tsx';

const PLACE = { src: '/woven.svg', sizes: '64px', width: 64, height: 80 };

test('without a photograph the woven portrait is decoration, and a photograph comes in each size', () => {
  const woven = renderToStaticMarkup(<PersonPicture photo={undefined} {...PLACE} />);
  expect(woven).toMatch(/<img src="\/woven\.svg" alt=""[^>]* width="64" height="80"/);
  const photo = { src: '/ada.webp', srcSet: '/ada-110.webp 110w, /ada-400.webp 400w' };
  const html = renderToStaticMarkup(<PersonPicture photo={photo} alt="Ada Weaver" {...PLACE} />);
  expect(html).toContain('src="/ada.webp" alt="Ada Weaver"');
  expect(html).toContain(`srcSet="${photo.srcSet}" sizes="64px"`);
});
