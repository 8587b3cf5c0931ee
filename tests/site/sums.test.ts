/** Sums are done again from the sentences of pages; a wrong one fails with what is true. */
import { money } from '#model/money.ts';
import { oneSpelling } from '#model/names.ts';
import { elementsOf, lineOf, PAGES } from '../support/built-site.ts';
import { company } from '../support/this-company.ts';

const { caseReturns } = company;

const rows = PAGES.flatMap(({ route, tree }) =>
  elementsOf(tree, 'table').map((table) => ({
    route,
    cells: elementsOf(table, 'tr').map((row) => elementsOf(row, 'th', 'td').map(lineOf)),
  })),
);
/** However the company writes its amounts: "6,134" is 6134, "0,12 €" is "0.12 €". */
const plain = (text: string) => oneSpelling(text).replace(/(?<=\d),(?=\d)/g, '.');
const amount = (text = '') => Number(/[\d.]+/.exec(plain(text))?.[0]);

/** "210 quotes × 58 min × $80 an hour", "10 weeks × 12 / 52 at $25,000 a month, and 5 h at $75". */
function worth(text: string) {
  const byTheHour = text.includes('an hour');
  const terms = plain(text)
    .replace(/, and (\d+) h .*? at /, ' + $1 × ')
    .replace(/([\d.]+)%/g, (_, n) => String(n / 100))
    .replace(/([\d.]+) (min|s)\b/g, (_, n, unit) =>
      String(byTheHour ? n / (unit === 's' ? 3600 : 60) : n),
    );
  const product = (term: string) =>
    [...term.matchAll(/([×/]?)[^×/\d]*?(\d*\.?\d+)/g)].reduce(
      (all, [, by, n]) => (by === '/' ? all / Number(n) : all * Number(n)),
      1,
    );
  return terms.split(' + ').reduce((all, term) => all + product(term), 0);
}

test('each product in a table is what stands beside it, and each case comes to what is left', () => {
  const products = rows.flatMap(({ route, cells }) =>
    cells
      .filter(([, how = '', is = '']) => /×| h of /.test(how) && /\d/.test(is))
      .map((row) => [route, ...row]),
  );
  expect(products.length).toBeGreaterThanOrEqual(3 * Object.keys(caseReturns).length);
  for (const [route, what, how = '', is = ''] of products) {
    const [shown, done] = [amount(is), /\sdays/.test(is) ? Math.ceil(worth(how)) : worth(how)];
    const told = `${route}: ${what}: ${how} = ${is}, not ${done}`;
    expect(Math.abs(done - shown), told).toBeLessThanOrEqual(0.51);
  }
  for (const { route, cells } of rows) {
    if (cells[0]?.[1] !== 'How it is computed') continue;
    const sum = (begins: string) =>
      cells
        .filter(([what]) => what?.startsWith(begins))
        .reduce((all, [, , is]) => all + amount(is), 0);
    expect(Math.abs(sum('Saved') - sum('Run') - sum('Left')), route).toBeLessThanOrEqual(2);
  }
});

test('each column over a total adds up to it', () => {
  const totals = rows.filter(({ cells }) => /^(Total|Sum)$/.test(cells.at(-1)?.[0] ?? ''));
  expect(totals.length).toBeGreaterThan(1);
  const sign = money(0, company.currency).replace(/[\d\s]/g, '');
  for (const { route, cells } of totals)
    cells.at(-1)?.forEach((total, column, { length }) => {
      const number = (text = '') => Number(plain(text).replace(sign, ''));
      // A total may span the columns before it.
      const above = cells.slice(1, -1).map((row) => number(row.at(column - length)));
      if (!total || Number.isNaN(number(total)) || above.some(Number.isNaN)) return;
      expect(
        above.reduce((a, b) => a + b),
        `${route}, column ${column + 1}`,
      ).toBe(number(total));
    });
});
