/** Rules of any company are tried for each of these. */
import { pathsIn, type SiteFiles, withChanges } from '#model/content-files.ts';
import { checkout, withFacts } from '#model/testing/checkout.ts';
import { startFresh } from '#scripts/start-fresh-changes.ts';
import { atItsEdges } from './at-its-edges.ts';
import { movedIn } from './move-in.ts';
import { isSample } from './this-company.ts';

function others(): Record<string, SiteFiles> {
  const inKroner = withFacts(checkout, {
    rate: (rate) =>
      Object.assign(rate, { currency: 'DKK', numbers: 'da-DK', monthly: 25_000, lowest: 20_000 }),
    day: ({ agents }) => Object.assign(agents[0], { ask: agents[1].ask }),
    'first-answer': (answer) => Object.assign(answer, { holidays: [] }),
  });
  const pictures = pathsIn(checkout, 'public', '').filter((path) =>
    /^public\/(pictures|films)\//.test(path),
  );
  const fresh = withChanges(checkout, startFresh(checkout, pictures));
  return {
    'this company in kroner': inKroner,
    'this company at its edges': atItsEdges(checkout),
    'what start-fresh leaves': fresh,
    'a European company': withChanges(fresh, movedIn(fresh)),
  };
}

/** Nothing fits over the facts of a company that has moved in. */
export const COMPANIES: Record<string, SiteFiles> = {
  'this company': checkout,
  ...(isSample ? others() : {}),
};
