import { expect, test } from 'vitest';
import { nearestAddress } from './nearest-address.ts';

const ADDRESSES =
  '/pricing /about /docs/showcase /docs/case-studies/PierpontHoldings /blog/drafted-never-sent';

test.each([
  ['/prcing', '/pricing'],
  ['/pirces', undefined],
  ['/Pricing/', '/pricing'],
  ['/pricing.html', '/pricing'],
  ['/abuot', '/about'],
  ['/showcase', '/docs/showcase'],
  ['/docs/case-studies/pierpont-holdings', '/docs/case-studies/PierpontHoldings'],
  ['/blog/draftet-never-send', '/blog/drafted-never-sent'],
  ['/docs/case-studies/pierpont', '/docs/case-studies/PierpontHoldings'],
  ['/wp-login.php', undefined],
  ['/', undefined],
])('whoever asks for %s meant %s', (asked, meant) => {
  expect(nearestAddress(asked, ADDRESSES.split(' '))).toBe(meant);
});
