/**
 * The search index as it arrives in the browser. zod/mini, because it comes with the search: 7.7 kB compressed (brotli),
 * shared with the contact form, next to 57 kB of React.
 */
import * as z from 'zod/mini';
import type { SearchEntry } from './search-docs.ts';

const schema = z.array(
  z.object({
    title: z.string(),
    path: z.string(),
    sections: z.array(z.object({ heading: z.string(), anchor: z.string(), content: z.string() })),
  }),
);

/** @throws when it is anything else than an index */
export function parseSearchIndex(data: unknown): SearchEntry[] {
  return z.parse(schema, data);
}
