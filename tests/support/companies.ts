/** Rules of any company are tried for each of these. */
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { pathsIn, type SiteFiles, withChanges } from '#model/content-files.ts';
import { checkout, type Facts, withFacts } from '#model/testing/checkout.ts';
import { startFresh } from '#scripts/start-fresh-changes.ts';
import { atItsEdges } from './at-its-edges.ts';
import { isSample } from './this-company.ts';

const european: Record<string, Facts> = parse(
  readFileSync('tests/fixtures/european-company.yaml', 'utf8'),
  { merge: true },
);

/** A small company moves in, over what start-fresh leaves. */
function movedIn(files: SiteFiles): Record<string, string> {
  const texts = Object.entries(european).map(([path, over]) => {
    if (typeof over === 'string') return [path, over];
    const facts = { ...parse(files.read(path) ?? ''), ...over };
    for (const name in over) if (over[name] === null) delete facts[name];
    return [path, stringify(facts)];
  });
  return Object.fromEntries(texts);
}

function others(): Record<string, SiteFiles> {
  const inKroner = withFacts(checkout, {
    rate: { currency: 'DKK', numbers: 'da-DK', monthly: 25_000, lowest: 20_000 },
    day: ({ agents }) => (agents[0].ask = agents[1].ask),
    'first-answer': { holidays: [] },
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
