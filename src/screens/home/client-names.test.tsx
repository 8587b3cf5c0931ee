import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { checkout, siteOf } from '#model/testing/checkout.ts';
import { ClientNames } from './client-names.tsx';

const { caseStudies, caseReturns } = await siteOf(checkout);

test.each([
  [1, 1, 0],
  [2, 4, 1],
])('%i clients: %i names in the strip, and %i button that halts it', (number, names, buttons) => {
  const strip = renderToStaticMarkup(
    <ClientNames
      heading="Clients"
      clients={['Hotel Aster', 'Marsh Mill']
        .slice(0, number)
        .map((name) => ({ name, sample: false }))}
      logos={new Map()}
      madeUp={{}}
      testimonials={[]}
      caseStudies={caseStudies}
      caseReturns={caseReturns}
    />,
  );
  expect(strip.match(/<li/g)).toHaveLength(names);
  expect(strip.match(/<ul aria-hidden="true"/g) ?? [], 'copies').toHaveLength(buttons);
  expect(strip.match(/<button/g) ?? []).toHaveLength(buttons);
});
