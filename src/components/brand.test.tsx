import { renderToStaticMarkup } from 'react-dom/server';
import { expectTable, linesOf } from '#model/testing/table.ts';
import { Brand, CompanyMark } from './brand.tsx';
import type { LogoFile } from './logos.ts';

const NAMES = `Brandt & Co, Brandt & Partner, Institute for Applied Automation, MEMOWWMM,
  Donaudampfschifffahrt`.split(/,\s+/);

test('the bar takes a name in one line or two, and smaller where it is long', () => {
  expectTable(NAMES, (name) => {
    const drawn = renderToStaticMarkup(<Brand brand={{ name, logo: undefined }} />);
    const [, classes = '', words = ''] =
      /class="([^"]*)".*<span[^>]*translate="no">(.*)<\/span>/.exec(drawn) ?? [];
    return [words.trim(), ...(classes.match(/long(er)?(?=_)/g) ?? [])];
  });
});

const file = (address: string, ratio = 3): LogoFile => {
  return { address, type: 'image/svg+xml', bytes: Buffer.from(''), ratio };
};
const logo = { onPaper: file('/a.svg'), saysName: false };

test.each([
  ['is shown as it is', {}],
  ['for dark ground stands beside it', { onDark: file('/b.svg') }],
  ['that is wide keeps to the bar', { onPaper: file('/wide.svg', 9) }],
])('a company’s logo %s', (_case, own) => {
  const drawn = renderToStaticMarkup(<CompanyMark logo={{ ...logo, ...own }} />);
  expect(linesOf(drawn)).toMatchSnapshot();
});
