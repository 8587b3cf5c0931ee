import { filesFrom } from '../content-files.ts';
import { addressesOf } from '../facts/addresses.ts';
import type { Known } from '../facts/known.ts';

/** What a file of a made-up company may name: two people, one case, and the pages of its files. */
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
