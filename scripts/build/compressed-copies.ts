/** Writes a `.br` and `.gz` next to every file that shrinks: no server compresses at run time. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import type { ENCODINGS } from '#server/static/site-files.ts';
import { filesIn } from '../run-tool.ts';

const TEXT = /\.(html|css|js|mjs|json|svg|xml|txt|md|webmanifest|csv|ico)$/;

/**
 * One after the other in this thread: several spend more time on fetching and returning the 10 MB
 * of each encoder than on the bytes (38 s of processor time instead of 11).
 */
const ENCODERS: Record<(typeof ENCODINGS)[number]['ending'], (data: Buffer) => Buffer> = {
  '.br': (data) =>
    brotliCompressSync(data, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  '.gz': (data) => gzipSync(data, { level: 9 }),
};

/** What saves less costs the browser more. */
const WORTHWHILE = 0.95;

export const compressedCopies = (): AstroIntegration => ({
  name: 'compressed-copies',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const siteDir = fileURLToPath(dir);
      for (const file of filesIn(siteDir).filter((name) => TEXT.test(name))) {
        const data = readFileSync(join(siteDir, file));
        for (const [ending, encode] of Object.entries(ENCODERS)) {
          const encoded = encode(data);
          if (encoded.length <= data.length * WORTHWHILE)
            writeFileSync(join(siteDir, file + ending), encoded);
        }
      }
    },
  },
});
