import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CompanyLogo, LogoFile } from '#model/pictures/logos.ts';
import { MADE_ID } from '#tests/support/drawing-rules.ts';
import { CompanyMark } from './company-mark.tsx';

const file = (address: string): LogoFile => ({
  address,
  type: 'image/svg+xml',
  bytes: Buffer.from(''),
  ratio: 3,
});
const logo: CompanyLogo = { onPaper: file('/on-paper.svg'), shape: file('/shape.png'), saysName: false };

test('a company’s logo replaces the mark, on dark ground in the color of the text', () => {
  const drawn = renderToStaticMarkup(<CompanyMark size={30} logo={logo} />);
  expect(drawn).toMatch(/^<svg [^>]*aria-hidden="true"[^>]* width="90" height="30"/);
  expect([...drawn.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    '/on-paper.svg',
    '/shape.png',
  ]);
});

test('a logo for dark ground is shown there as it is', () => {
  const drawn = renderToStaticMarkup(<CompanyMark logo={{ ...logo, onDark: file('/on-dark.svg') }} />);
  expect(drawn).toContain('href="/on-dark.svg"');
  expect(drawn).not.toContain('/shape.png');
});

test('a wide logo keeps to the room of a bar on a phone', () => {
  const wide = { ...logo, onPaper: { ...logo.onPaper, ratio: 9 } };
  expect(renderToStaticMarkup(<CompanyMark size={31} logo={wide} />)).toContain('width="148" height="31"');
});

test('two logos on a page share no id, and no id is one that a heading could have', () => {
  // A prefix such as Astro gives to each component of a page.
  const idsOf = (identifierPrefix: string) =>
    [
      ...renderToStaticMarkup(<CompanyMark logo={logo} />, { identifierPrefix }).matchAll(/ id="([^"]+)"/g),
    ].map(([, id = '']) => id);
  const ids = [...idsOf('r0'), ...idsOf('r1')];
  expect(ids.length).toBeGreaterThan(4);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !MADE_ID.test(id))).toEqual([]);
});
