/** A small European company moves in, over what start-fresh leaves. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { SiteFiles } from '#model/content-files.ts';
import type { Facts } from '#model/testing/checkout.ts';

const european: Record<string, Facts> = parse(
  readFileSync(join(import.meta.dirname, '../fixtures/european-company.yaml'), 'utf8'),
  { merge: true },
);

export function movedIn(files: SiteFiles): Record<string, string> {
  const texts = Object.entries(european).map(([path, over]) => {
    if (typeof over === 'string') return [path, over];
    const facts = { ...parse(files.read(path) ?? ''), ...over };
    for (const name in over) if (over[name] === null) delete facts[name];
    return [path, stringify(facts)];
  });
  return Object.fromEntries(texts);
}
