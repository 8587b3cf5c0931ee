/** Tells when two names mean one tool, and which names are no longer in use. */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { z } from 'zod';
import { RETIRED_NAMES } from '#content/data/integrations/retired-names.ts';
import { foldedName } from './name-words.ts';

/** With `require`, because an import would let a bundler carry 600 kB to a browser without a warning; this way an island fails. */
const marks = z
  .array(
    z.object({
      title: z.string(),
      slug: z.string(),
      aliases: z
        .object({ aka: z.array(z.string()).default([]), old: z.array(z.string()).default([]) })
        .default({ aka: [], old: [] }),
    }),
  )
  .parse(createRequire(resolve('package.json'))('simple-icons/icons.json'));

const markKeys = new Set(marks.map(({ slug }) => `si${slug.charAt(0).toUpperCase()}${slug.slice(1)}`));

/** True when simple-icons exports a mark under this key, such as "siGmail". */
export const isMarkKey = (key: string) => markKeys.has(key);

/** Without a web ending: "Customer.io" and "Customer" are one tool. */
const foldedBrand = (name: string) => foldedName(name.replace(/\.(com|io|ai|app)$/i, ''));

const retired = new Map<string, string | null>([
  ...marks.flatMap(({ title, aliases }) => aliases.old.map((old) => [foldedName(old), title] as const)),
  ...Object.entries(RETIRED_NAMES).map(([old, now]) => [foldedName(old), now] as const),
]);

/** The name the tool has now, `null` when it has closed, and `undefined` for a name that is in use. */
export const nameNow = (name: string) => retired.get(foldedName(name));

// An alias that is also some other mark's own title says nothing: "Terraform" is listed under OpenTofu.
const titles = new Set(marks.map(({ title }) => foldedName(title)));
const usualNames = new Map(
  marks.flatMap(({ title, aliases }) =>
    aliases.aka
      .filter((other) => !titles.has(foldedName(other)))
      .map((other) => [foldedBrand(other), foldedBrand(title)] as const),
  ),
);

/** One key for all the ways in which people write a tool's name. */
export const toolKey = (name: string) => usualNames.get(foldedBrand(name)) ?? foldedBrand(name);

/** The names a tool had before: people go on searching by them. */
export const formerNames = (name: string) =>
  Object.entries(RETIRED_NAMES).flatMap(([old, now]) => (now === name ? [old] : []));
