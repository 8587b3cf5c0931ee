/**
 * Puts values in place of their names in braces, in every text of a value; a name without one
 * stays.
 */
export function filled<Value>(value: Value, values: Readonly<Record<string, string>>): Value {
  if (typeof value === 'string')
    return value.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole) as Value;
  if (Array.isArray(value)) return value.map((entry) => filled(entry, values)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, filled(entry, values)]),
  ) as Value;
}
