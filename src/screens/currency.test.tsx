/**
 * The sample in another currency, where `every-company.test.tsx` does not come: its companies have
 * neither case studies nor an incubator.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CaseStudySlug } from '#model/facts/case-studies.ts';
import type { Site } from '#model/read-site.ts';
import { service } from '#model/structured-data.ts';
import { checkout, siteOf, withFacts } from '#model/testing/checkout.ts';
import { CaseReturn, CaseReturns } from './docs/mdx/case.tsx';
import { DocsContext } from './docs/mdx/docs-context.ts';
import { Candidates, FirstYear, MonthlyShares } from './docs/mdx/engagement-tables.tsx';
import { Revenue } from './incubator/revenue.tsx';

const own = await siteOf(checkout);
const inFrancs = { currency: 'CHF', numbers: 'de-CH', monthly: 25_000, lowest: 20_000 };

function tablesOf(site: Site) {
  const [page = {} as never] = site.docsPages;
  return (
    <DocsContext value={{ site, page, clientLogos: new Map() }}>
      {Object.keys(site.caseStudies).map((study) => (
        <CaseReturn key={study} study={study as CaseStudySlug} />
      ))}
      <CaseReturns />
      <Candidates />
      <MonthlyShares />
      <FirstYear />
    </DocsContext>
  );
}

// A company of its own may name its prices in words.
test.runIf(own.company.sample)('no part has an amount in dollars', async () => {
  const site = await siteOf(
    withFacts(checkout, {
      rate: (rate) => Object.assign(rate, inFrancs),
      // Agreed each time, and no sum of the ledger.
      capacity: (capacity) => Object.assign(capacity, { enterprise: 'what we agree on' }),
    }),
  );
  for (const part of [tablesOf(site), <Revenue key="revenue" revenue={site.incubator.revenue} />]) {
    const text = renderToStaticMarkup(part);
    expect(text).toContain('CHF');
    expect(text).not.toContain('$');
  }
});

test.runIf(own.company.sample)('programs get the price as a number, and of a word none', () => {
  const [plan] = own.plans;
  const site: Site = {
    ...own,
    rate: { ...own.rate, ...inFrancs },
    plans: [
      { ...plan, price: 'CHF\u00a025’000' },
      { ...plan, price: 'Custom' },
    ],
  };
  const cost = { price: 25_000, priceCurrency: 'CHF' };
  expect(service(site)).toHaveProperty('offers', [
    expect.objectContaining({ ...cost, priceSpecification: expect.objectContaining(cost) }),
    expect.not.objectContaining({ price: expect.anything() }),
  ]);
});
