/** Figures of the sizes bench:growth has built so far, kept in a file next to its result. */
import { z } from 'zod';
import { keep, readKept, takenSchema } from '../support/kept.ts';

const grown = takenSchema.extend({
  count: z.number(),
  /** Seconds of processor time, and by the clock. */
  processor: z.number(),
  wall: z.number(),
  /** Most resident memory, in MB. */
  memory: z.number(),
  files: z.number(),
  megabytes: z.number(),
});
/** Kilobytes, compressed with brotli. */
const blog = grown.extend({ list: z.number(), post: z.number(), postsFile: z.number(), feed: z.number() });
/** The same, and milliseconds. */
const docs = grown.extend({
  page: z.number(),
  allPages: z.number(),
  index: z.number(),
  firstKey: z.number(),
  laterKeys: z.number(),
});
/** Each by size. */
const recordSchema = z.object({ blog: z.array(blog), docs: z.array(docs) });

export type Grown = z.infer<typeof grown>;
export type Blog = z.infer<typeof blog>;
export type Docs = z.infer<typeof docs>;
type GrowthRecord = z.infer<typeof recordSchema>;

const NAME = 'growth';

export const readGrowth = (): GrowthRecord => readKept(NAME, recordSchema, { blog: [], docs: [] });
export const keepGrowth = (record: GrowthRecord): void => keep(NAME, record);
