import { expect, test } from 'vitest';
import { pageAddress, routePath } from './page-address.ts';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/about.html', '/about'],
  ['/about/', '/about'],
  ['/docs/case-studies/PierpontHoldings.html', '/docs/case-studies/PierpontHoldings'],
])('%s is the route %s', (pathname, route) => {
  expect(routePath(pathname)).toBe(route);
});

test('a canonical address is absolute and keeps capitals', () => {
  expect(
    pageAddress('/docs/case-studies/PierpontHoldings.html', new URL('https://www.example.com')),
  ).toBe('https://www.example.com/docs/case-studies/PierpontHoldings');
});
