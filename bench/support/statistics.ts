export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Quantile of the values; 0 of none. */
function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Writes a number with its significant digits: 1,234, 12.3, 0.12. */
export function figure(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 1 ? 1 : 2;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}
