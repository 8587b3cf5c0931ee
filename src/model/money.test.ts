import { currencyName, money, thousands } from './money.ts';
import { tableOf } from './testing/table.ts';

const AMOUNTS = [
  0, -0.004, -0.5, 0.005, 0.12, 9.99, 9.999, 10, 37.5, 999.4, 999.5, 1000, 1049, 1050,
];
const LARGE = [25_000, -300, -12.5, 999_949, 1_250_000.5];

test.each([
  ['en-US', 'USD'],
  ['en-IE', 'EUR'],
  ['fr-FR', 'EUR'],
  ['mr-IN', 'INR'],
  ['de-CH', 'CHF'],
  ['en-GB', 'GBP'],
  ['da-DK', 'DKK'],
])('%s writes %s: whole, with cents, short, and by its name', (numbers, currency) => {
  const company = { currency, numbers };
  const written = tableOf([...AMOUNTS, ...LARGE], (amount) =>
    [money(amount, company), money(amount, company, 2), thousands(amount, company)].join(' | '),
  );
  expect(`${currencyName(company)}\n${written}`).toMatchSnapshot();
});
