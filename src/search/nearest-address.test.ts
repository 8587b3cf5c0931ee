import { expectTable } from '#model/testing/table.ts';
import { nearestAddress } from './nearest-address.ts';

const ADDRESSES =
  '/pricing /about /privacy /docs/showcase /docs/case-studies/PierpontHoldings /blog/drafted-never-sent';

test('of an address that there is not, what may have been meant', () => {
  const asked = `/prcing /pirces /Pricing/ /pricing.html /abuot /showcase
    /docs/case-studies/pierpont-holdings /blog/draftet-never-send /docs/case-studies/pierpont
    /wp-login.php / /pri /priv`.split(/\s+/);
  expectTable(asked, (address) => nearestAddress(address, ADDRESSES.split(' ')) ?? 'none');
});
