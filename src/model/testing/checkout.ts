import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { filesOf, type SiteFiles, withChanges } from '../content-files.ts';
import { readSite, type Site } from '../read-site.ts';

export const checkout = filesOf(join(import.meta.dirname, '../../..'));

/** @throws with every problem */
export async function siteOf(files: SiteFiles): Promise<Site> {
  const { site, problems } = await readSite(files);
  if (!site || problems.length > 0) throw new Error(problems.join('\n'));
  return site;
}

// biome-ignore lint/suspicious/noExplicitAny: the facts of any file, before they are checked.
export type Facts = any;

/** By the name of a file, what is done to its facts, or values of some of its fields. */
export type Change = Readonly<Record<string, ((facts: Facts) => void) | Record<string, unknown>>>;

const pathOf = (name: string) => `content/data/${name}.yaml`;

export function withFacts(files: SiteFiles, changes: Change): SiteFiles {
  const texts = Object.entries(changes).map(([name, change]) => {
    const facts = parse(files.read(pathOf(name)) ?? '');
    if (typeof change === 'function') change(facts);
    else Object.assign(facts, change);
    return [pathOf(name), stringify(facts)];
  });
  return withChanges(files, Object.fromEntries(texts));
}

export const without =
  (...keys: string[]) =>
  (facts: Facts) => {
    for (const key of keys) delete facts[key];
  };
