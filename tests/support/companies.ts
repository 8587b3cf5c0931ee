/**
 * Three companies, for rules of any: this checkout's, what start-fresh leaves of the sample, and a
 * small European one laid over that.
 */
import { pathsIn, type SiteFiles, withChanges } from '#model/content-files.ts';
import type { Site } from '#model/read-site.ts';
import { checkout, siteOf } from '#model/testing/checkout.ts';
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
  const fresh = withChanges(own.files, startFresh(own.files, pictures).changes);
  const photographs = Object.fromEntries(PHOTOGRAPHS.map((path) => [path, 'A photograph.']));
  return {
    'this company': own,
    'what start-fresh leaves': await companyOf(fresh),
    'a European company': await companyOf(
      withChanges(fresh, { ...movedIn(fresh), ...photographs }),
    ),
  };
}

export const COMPANIES = await companiesOf(await companyOf(checkout));
