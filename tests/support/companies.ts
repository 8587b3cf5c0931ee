/**
 * Companies for rules of any: this checkout's, the same in francs, what start-fresh leaves of the
 * sample, and a small European one laid over that.
 */
import { pathsIn, type SiteFiles, withChanges } from '#model/content-files.ts';
import type { Site } from '#model/read-site.ts';
import { checkout, siteOf, withFacts } from '#model/testing/checkout.ts';
import { startFresh } from '#scripts/start-fresh-changes.ts';
import { movedIn } from './move-in.ts';

/** Of the first two of its people. */
const PHOTOGRAPHS = ['eloise-brucke', 'jurg-sohne'].map((id) => `content/data/photos/${id}.jpg`);

export interface Company {
  files: SiteFiles;
  site: Site;
}

const companyOf = async (files: SiteFiles): Promise<Company> => ({
  files,
  site: await siteOf(files),
});

async function companiesOf(own: Company): Promise<Record<string, Company>> {
  // Nothing fits over the facts of a company that has moved in.
  if (!own.site.company.sample) return { 'this company': own };
  const pictures = pathsIn(own.files, 'public', '').filter((path) =>
    /^public\/(pictures|films)\//.test(path),
  );
  const inFrancs = withFacts(own.files, {
    rate: (rate) =>
      Object.assign(rate, { currency: 'CHF', numbers: 'de-CH', monthly: 25_000, lowest: 20_000 }),
    // Agreed each time, and no sum of the ledger.
    capacity: (capacity) => Object.assign(capacity, { enterprise: 'what we agree on' }),
  });
  const fresh = withChanges(own.files, startFresh(own.files, pictures).changes);
  const photographs = Object.fromEntries(PHOTOGRAPHS.map((path) => [path, 'A photograph.']));
  return {
    'this company': own,
    'this company in francs': await companyOf(inFrancs),
    'what start-fresh leaves': await companyOf(fresh),
    'a European company': await companyOf(
      withChanges(fresh, { ...movedIn(fresh), ...photographs }),
    ),
  };
}

export const COMPANIES = await companiesOf(await companyOf(checkout));
