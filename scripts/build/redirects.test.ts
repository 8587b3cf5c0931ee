import { expect, test } from 'vitest';
import { readRedirects } from './redirects.ts';

const ADDRESSES = {
  paths: new Set(['/', '/about', '/docs/process', '/logo.png']),
  hasAnchor: (path: string, id: string) => path === '/about' && id === 'team',
};
const row = (from: string, to: string) => `- from: ${from}\n  to: ${to}\n`;
const problems = (text: string) => {
  try {
    readRedirects(text, ADDRESSES);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

test('former addresses lead to a page, to a part of one, or off the site', () => {
  const text =
    row('/team', "'/about#team'") +
    row('/en/how', '/docs/process?from=en') +
    row('/shop', 'https://shop.example.com/');
  expect(readRedirects(text, ADDRESSES)).toEqual([
    { from: '/team', to: '/about#team' },
    { from: '/en/how', to: '/docs/process?from=en' },
    { from: '/shop', to: 'https://shop.example.com/' },
  ]);
});

test.each(['', '# Nothing yet\n', '[]\n'])('a file without rows has no redirects: %j', (text) => {
  expect(readRedirects(text, ADDRESSES)).toEqual([]);
});

test.each([
  ['a page that exists', row('/About', '/'), 'row 1: /About is a page or file of the site'],
  ['an address with a slash at its end', row('/old/', '/about'), '"/old/" is no former address'],
  ['a full address', row('https://old.example.com/x', '/about'), 'is no former address'],
  ['an address twice', row('/old', '/about') + row('/OLD', '/'), 'row 2: /OLD is there twice'],
  ['a target that is gone', row('/old', '/abuot'), '/abuot does not exist'],
  ['a part that is gone', row('/old', "'/about#people'"), '/about has no part "#people"'],
  ['a target over plain http', row('/old', 'http://example.com'), 'Begin a page of the site with "/"'],
  ['a redirect to a redirect', row('/a', '/b') + row('/b', '/about'), 'row 1: /b leads on to /about'],
  ['a circle', row('/a', '/b') + row('/b', '/a'), 'row 2: /a leads on to /b'],
  ['a redirect to itself', row('/a', '/a'), 'row 1: /a leads on to /a'],
])('%s stops the build and is named', (_, text, said) => {
  expect(problems(text)).toContain(said);
});

test('a row without a target, and a file that is no YAML, are reported in words', () => {
  expect(problems('- from: /old\n')).toContain('at [0].to');
  expect(problems('- from: "/old\n')).toContain('content/redirects.yaml cannot be read');
});
