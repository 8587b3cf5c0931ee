import { expect, test } from 'vitest';
import { currencyName, money, thousands } from './money.ts';

test.each([
  ['en-US', 'USD', '$25,000', '−$300', '$0.12', '$2.5k', 'US dollars'],
  ['en-IE', 'EUR', '€25,000', '−€300', '€0.12', '€2.5k', 'euros'],
  ['fr-FR', 'EUR', '25 000 €', '−300 €', '0,12 €', '2,5k €', 'euros'],
  ['de-CH', 'CHF', 'CHF 25’000', '−CHF 300', 'CHF 0.12', 'CHF 2.5k', 'Swiss francs'],
])('%s %s: %s, %s, %s, %s, %s', (numbers, currency, ...written) => {
  const company = { currency, numbers };
  const amounts = [25_000, -300, 0.12].map((amount) => money(amount, company));
  const plain = [...amounts, thousands(2_500, company)].map((amount) =>
    amount.replace(/[\u00a0\u202f]/g, ' '),
  );
  expect([...plain, currencyName(company)]).toEqual(written);
});
