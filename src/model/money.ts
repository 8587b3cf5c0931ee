/** How the company writes its amounts: every one of its own, in sentences, tables and drawings. */
export interface Currency {
  /** ISO 4217, such as USD. */
  currency: string;
  /** BCP 47 tag of the language that writes numbers, such as en-US. */
  numbers: string;
}

/** "$25,000", "25 000 €", "−$300"; a price below one whole unit keeps its cents: "$0.12". */
export function money(amount: number, { currency, numbers }: Currency): string {
  const digits = Math.abs(amount) > 0 && Math.abs(amount) < 10 && !Number.isInteger(amount) ? 2 : 0;
  const written = new Intl.NumberFormat(numbers, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const isNegative = amount < 0 && Math.round(amount) !== 0;
  return `${isNegative ? '−' : ''}${written.format(Math.abs(amount))}`;
}

/** "$20k", "20 k €": thousands where there is little room. */
export function thousands(amount: number, { currency, numbers }: Currency): string {
  return new Intl.NumberFormat(numbers, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 1,
  })
    .format(amount)
    .replace(/(?<=\d)K/, 'k');
}
