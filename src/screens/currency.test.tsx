/** The sample in another currency: whatever is written of its own amounts is written in that one. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CaseStudySlug } from '#model/facts/case-studies.ts';
import type { Site } from '#model/read-site.ts';
import { service } from '#model/structured-data.ts';
import { checkout, type Facts, siteOf, withFacts } from '#model/testing/checkout.ts';
import { CaseReturn, CaseReturns } from './docs/mdx/case.tsx';
import { DocsContext } from './docs/mdx/docs-context.ts';
import { Candidates, FirstYear, MonthlyShares } from './docs/mdx/engagement-tables.tsx';
import { Revenue } from './incubator/revenue.tsx';
import { OwnReturn } from './pricing/own-return.tsx';
import { Pricing } from './pricing/pricing.tsx';

// A company of its own may name its prices in words.
const { sample } = (await siteOf(checkout)).company;

const siteIn = (written: { currency: string; numbers: string }) =>
  siteOf(
    withFacts(checkout, {
      rate: (rate) => Object.assign(rate, written, { monthly: 25_000, lowest: 20_000 }),
      plans: ({ plans }) => Object.assign(plans[0], { price: '{monthly}', period: 'per month' }),
      contact: ({ form }: Facts) => Object.assign(form, { revenueHint: '{currency} a year.' }),
      // Agreed each time, and no sum of the ledger.
      capacity: (capacity) => Object.assign(capacity, { enterprise: 'what we agree on' }),
    }),
  );

/** As visitors read it: spaces that do not break are spaces. */
function partsOf(site: Site) {
  const { figures, pricing, incubator, contactForm, words, navigation, docsPages } = site;
  const [page, [plan]] = [docsPages[0], site.plans];
  if (!page) throw new Error('There is no page of the documentation.');
  const cases = Object.keys(site.caseStudies) as CaseStudySlug[];
  const parts = {
    figures: JSON.stringify(figures),
    offers: JSON.stringify(service({ ...site, plans: [plan, { ...plan, price: 'Custom' }] })),
    hint: contactForm.words.revenueHint,
    pricing: renderToStaticMarkup(
      <Pricing facts={pricing} banner={{ ...words.banner, ...navigation.callToAction }} />,
    ),
    own: renderToStaticMarkup(<OwnReturn facts={pricing.own} />),
    revenue: renderToStaticMarkup(<Revenue revenue={incubator.revenue} />),
    tables: renderToStaticMarkup(
      <DocsContext value={{ site, page, clientLogos: new Map() }}>
        {cases.map((study) => (
          <CaseReturn key={study} study={study} />
        ))}
        <CaseReturns />
        <Candidates />
        <MonthlyShares />
        <FirstYear />
      </DocsContext>,
    ),
  };
  const plain = ([part, text]: [string, string]) => [part, text.replace(/[\u00a0\u202f]/g, ' ')];
  return Object.fromEntries(Object.entries(parts).map(plain)) as typeof parts;
}

test.runIf(sample).each([
  ['en-US', 'USD', '$25,000', '$20k', '$100k', 'US dollars'],
  ['en-IE', 'EUR', '€25,000', '€20k', '€100k', 'Euros'],
  ['fr-FR', 'EUR', '25 000 €', '20k €', '100k €', 'Euros'],
  ['de-CH', 'CHF', 'CHF 25’000', 'CHF 20k', 'CHF 100k', 'Swiss francs'],
])('%s %s: %s in every part', async (numbers, currency, monthly, lowest, top, name) => {
  const parts = partsOf(await siteIn({ currency, numbers }));
  const unread = (text: string) => text.replace(/\d+[ ,’]\d{3}/g, '#');
  expect(JSON.parse(parts.figures)).toMatchObject({ monthly, lowestShort: lowest });
  const [offer, other] = JSON.parse(parts.offers).offers;
  const cost = { price: 25_000, priceCurrency: currency };
  expect(offer).toMatchObject({ ...cost, priceSpecification: cost });
  expect(other, 'a word is no price').not.toHaveProperty('price');
  expect(parts.hint).toBe(`${name} a year.`);
  expect(parts.pricing).toContain(`>${monthly} <span>per month`);
  const form = unread(monthly);
  expect(unread(parts.own)).toContain(`have paid ${form} and ${form} has come back`);
  expect(parts.revenue).toContain(`>${top}</text>`);
  expect(parts.tables).toContain(`>${monthly}</td>`);
  if (currency === 'USD') return;
  for (const [part, text] of Object.entries(parts)) expect(text, part).not.toContain('$');
});
