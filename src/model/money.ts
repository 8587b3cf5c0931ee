/** How the company writes every amount of its own. */
export interface Currency {
  /** ISO 4217, such as USD. */
  currency: string;
  /** BCP 47 tag of the language that writes numbers, such as en-US. */
  numbers: string;
}

/**
 * "$25,000", "25 000 €", "−$300"; a small price keeps its cents: "$0.12".
 * @param most digits that may follow the point
 */
export function money(
  amount: number,
  { currency, numbers }: Currency,
  most = Math.abs(amount) < 10 ? 2 : 0,
) {
  const digits = Number.isInteger(amount) ? 0 : most;
  const written = new Intl.NumberFormat(numbers, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Math.min(digits, 2),
    maximumFractionDigits: digits,
  });
  const isNegative = amount <= -0.5 * 10 ** -digits;
  // Of "25'000" and "25’000" a browser may write the other than the build.
  return `${isNegative ? '−' : ''}${written.format(Math.abs(amount)).replaceAll("'", '’')}`;
}

/** "$20k", "2,5k €": where there is little room. A language may have no short word of its own. */
export function thousands(amount: number, currency: Currency) {
  if (amount < 1000) return money(amount, currency);
  const short = Math.round(amount / 100) / 10;
  return money(short, currency, 1).replace(/\p{Nd}(?=\P{Nd}*$)/u, '$&k');
}

/** "US dollars", "euros". */
export function currencyName({ currency }: Currency) {
  const named = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  });
  return named.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}
