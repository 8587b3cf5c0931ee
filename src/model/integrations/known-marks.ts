/**
 * Facts simple-icons has about its marks, read with `require`: with an import a bundler would carry 600 kB of them to a
 * browser without a warning; this way a browser island that imports this file fails instead.
 */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { z } from 'zod';

export const marks = z
  .array(
    z.object({
      title: z.string(),
      slug: z.string(),
      aliases: z
        .object({ aka: z.array(z.string()).default([]), old: z.array(z.string()).default([]) })
        .optional(),
    }),
  )
  .parse(createRequire(resolve('package.json'))('simple-icons/icons.json'));

const keys = new Set(marks.map(({ slug }) => `si${slug.charAt(0).toUpperCase()}${slug.slice(1)}`));

/** True when simple-icons exports a mark under this key, such as "siGmail". */
export function isMarkKey(key: string): boolean {
  return keys.has(key);
}
