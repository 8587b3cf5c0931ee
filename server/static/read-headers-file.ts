export interface HeaderRule {
  /** The path as the file writes it: `/about`, `/_assets/*`. */
  pattern: string;
  /** Name and value in order; a null value removes what earlier rules gave. */
  headers: [name: string, value: string | null][];
}

/**
 * Reads the `_headers` that the build writes for static hosts (Netlify, Cloudflare Pages): a path, then indented `Name: value`
 * lines; `*` at the end of a path matches anything, `! Name` removes a header.
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, removed, name = removed, value = null] = /^\s+(?:! ([\w-]+)|([\w-]+): (.+))$/.exec(line) ?? [];
    if (name !== undefined) rules.at(-1)?.headers.push([name, value]);
    else if (line !== '') rules.push({ pattern: line, headers: [] });
  }
  return rules;
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** The headers of one path, by their names in lower case. */
export function headersFor(
  rules: readonly HeaderRule[],
  path: string,
): Map<string, { name: string; value: string }> {
  const found = new Map<string, { name: string; value: string }>();
  for (const [name, value] of rules.flatMap(({ pattern, headers }) =>
    matches(pattern, path) ? headers : [],
  )) {
    if (value === null) found.delete(name.toLowerCase());
    else found.set(name.toLowerCase(), { name, value });
  }
  return found;
}
