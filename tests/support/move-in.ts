/** A small European company moves in, over what start-fresh leaves. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { SiteFiles } from '#model/content-files.ts';

type Fields = { [name: string]: unknown };

const european: Record<string, string | Fields> = parse(
  readFileSync(join(import.meta.dirname, '../fixtures/european-company.yaml'), 'utf8'),
  { merge: true },
);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes what is given: entries of a list go by their number. */
function layOver(given: Fields, over: Fields) {
  for (const [name, value] of Object.entries(over)) {
    const before = given[name];
    if (value === null) delete given[name];
    else if (isFields(value) && before) layOver(before as Fields, value);
    else Object.assign(given, { [name]: value });
  }
  return given;
}

export function movedIn(files: SiteFiles): Record<string, string> {
  const texts = Object.entries(european).map(([path, over]) => {
    if (typeof over === 'string') return [path, over];
    return [path, stringify(layOver(parse(files.read(path) ?? ''), over))];
  });
  return Object.fromEntries(texts);
}
