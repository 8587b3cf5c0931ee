/** Puts values in place of their names in braces; a name without a value stays. */
export function filledText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

export function filled<Value>(value: Value, values: Readonly<Record<string, string>>): Value {
  if (typeof value === 'string') return filledText(value, values) as Value;
  if (Array.isArray(value)) return value.map((entry) => filled(entry, values)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, filled(entry, values)]),
  ) as Value;
}
