import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Brand } from './brand.tsx';

test.each([
  ['Lightworth', '', 'Lightworth'],
  ['Brandt & Co', '', 'Brandt & Co'],
  ['Brandt & Partner', 'long', 'Brandt &|Partner'],
  ['Institute for Applied Automation', 'long', 'Institute for|Applied Automation'],
  ['illustrator', '', 'illustrator'],
  ['MEMOWWMM', 'long', 'MEMOWWMM'],
  ['Donaudampfschifffahrt', 'long longer', 'Donaudampfschifffahrt'],
])('the bar takes %s as "%s", in lines that break at its middle', (name, sizes, lines) => {
  const drawn = renderToStaticMarkup(<Brand name={name} />);
  const [, classes = '', , words = ''] =
    /class="([^"]*)".*<span( class="serif")?>(.*)<\/span>/.exec(drawn) ?? [];
  expect(classes.match(/long(er)?(?=_)/g)?.join(' ') ?? '').toBe(sizes);
  expect(
    words
      .replaceAll('&amp;', '&')
      .replace(/ <br\/>/, '|')
      .trim(),
  ).toBe(lines);
  expect(drawn.includes('class="serif"'), 'the logo’s own face sets a name of its letters only').toBe(
    name !== 'Lightworth',
  );
});
