import { filesFrom } from '../content-files.ts';
import { addressesOf } from '../facts/addresses.ts';
import type { Known } from '../facts/known.ts';

/** What its files may name: two people, one case, and their pages. */
export function knownOf(files = filesFrom({})): Known {
  const addresses = addressesOf(files, {
    hasIncubator: true,
    studies: ['looms'],
    agreements: [],
    outside: { community: 'https://example.com/community' },
    outsideNames: ['community'],
  });
  const people = { names: ['ada', 'joseph'], labels: {} };
  return { addresses, entriesOf: () => [], people };
}
