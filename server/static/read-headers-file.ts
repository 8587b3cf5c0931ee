export interface HeaderRule {
  /** As the file writes it: `/about`, `/_assets/*`. */
  pattern: string;
  matches: RegExp;
  /** A null value removes what earlier rules gave. */
  headers: ReadonlyArray<readonly [name: string, value: string | null]>;
}

export type HeaderLine = readonly [name: string, value: string];

/** What is wrong with the folder of the site, said so that nobody needs a stack. */
export class SiteError extends Error {}

/**
 * The format of Netlify and Cloudflare Pages: a path, then indented `Name: value` lines. `*` is
 * anything, `! Name` removes a header, `#` begins a comment.
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: [string, string | null][] }[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) return;
    const fail = (what: string) =>
      new SiteError(`_headers, line ${index + 1}: ${what}: ${trimmed}`);
    if (!/^\s/.test(line)) {
      if (!trimmed.startsWith('/')) throw fail('a path must begin with "/"');
      rules.push({ pattern: trimmed, headers: [] });
      return;
    }
    const rule = rules.at(-1);
    if (!rule) throw fail('a header comes before any path');
    const header = parseHeader(trimmed);
    if (!header) throw fail('not a header of the form "Name: value"');
    rule.headers.push(header);
  });
  return rules.map((rule) => ({ ...rule, matches: patternToRegExp(rule.pattern) }));
}

function parseHeader(line: string): [string, string | null] | undefined {
  const removed = /^!\s*([\w-]+)$/.exec(line);
  if (removed?.[1]) return [removed[1], null];
  const header = /^([\w-]+)\s*:\s*([\t\x20-\x7e]+)$/.exec(line);
  return header?.[1] && header[2] ? [header[1], header[2]] : undefined;
}

function patternToRegExp(pattern: string) {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${source}$`);
}

/** As on those hosts, a header given by several rules is joined with a comma. */
export function headersFor(rules: readonly HeaderRule[], path: string) {
  const found = new Map<string, HeaderLine>();
  for (const rule of rules) {
    if (!rule.matches.test(path)) continue;
    for (const [name, value] of rule.headers) {
      const key = name.toLowerCase();
      const [, earlier] = found.get(key) ?? [];
      if (value === null) found.delete(key);
      else found.set(key, [name, earlier ? `${earlier}, ${value}` : value]);
    }
  }
  return found;
}
