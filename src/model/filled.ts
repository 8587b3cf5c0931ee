import { type Figures, filledWords } from '#article/braces.ts';

/** {@link filledWords} in every text of a value. */
export function filled<Value>(value: Value, values: Figures): Value {
  if (typeof value === 'string') return filledWords(value, values) as Value;
  if (Array.isArray(value)) return value.map((entry) => filled(entry, values)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, filled(entry, values)]),
  ) as Value;
}
