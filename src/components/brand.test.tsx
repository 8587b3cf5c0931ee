import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Brand } from './brand.tsx';
import { typesetName } from './typeset-name.ts';

const nameIn = (html: string) => /<\/svg>(<span.*<\/span>)/.exec(html)?.[1];

test('a short name stands in one line of the logo’s size', () => {
  const drawn = renderToStaticMarkup(<Brand name="Lightworth" />);
  expect(nameIn(drawn)).toBe('<span>Lightworth</span>');
  expect(drawn).not.toContain('long');
});

test('a long name stands in two lines, and is one name to who hears it', () => {
  const drawn = renderToStaticMarkup(<Brand name="Weberhaus Müller & Söhne" />);
  expect(nameIn(drawn)).toBe('<span class="serif">Weberhaus <br/>Müller &amp; Söhne</span>');
  expect(drawn).toContain('aria-label="Weberhaus Müller &amp; Söhne, home"');
});

test.each([
  ['Ny', ['Ny']],
  ['Brandt & Co', ['Brandt & Co']],
  ['Brandt & Partner', ['Brandt &', 'Partner']],
  ['Institute for Applied Automation', ['Institute for', 'Applied Automation']],
  ['Donaudampfschifffahrt', ['Donaudampfschifffahrt']],
])('of %s the lines are %j', (name, lines) => {
  expect(typesetName(name).lines).toEqual(lines);
});

test('wide letters count for more, so that a name of capitals is as wide as the bar takes it', () => {
  expect(typesetName('illustrator').isLong).toBe(false);
  expect(typesetName('MEMOWWMM').isLong).toBe(true);
});

test('a word that would be broken on a small phone is set smaller', () => {
  expect(typesetName('Donaudampfschifffahrt').hasLongWord).toBe(true);
  expect(typesetName('Institute for Applied Automation').hasLongWord).toBe(false);
  expect(renderToStaticMarkup(<Brand name="Donaudampfschifffahrt" />)).toContain('longer');
});

test('the logo’s own face sets a name only if it has all its letters', () => {
  expect(typesetName('Lightworth').isInWordmark).toBe(true);
  expect(typesetName('Loomworks').isInWordmark).toBe(false);
});
