/** Writes a `.br` and `.gz` next to every file that shrinks: no server compresses at run time. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { dropUnusedFiles, keptFile } from '#components/picture/kept-files.ts';
import { type ENCODINGS, filesIn } from '#server/static/site-files.ts';

const TEXT = /\.(html|css|js|mjs|json|svg|xml|txt|md|webmanifest|csv|ico)$/;
/** For programs, and of a kind that grows without end. */
const MANY = /\.(md|txt|xml)$|^blog\//;

/**
 * One after the other in this thread: several spend more time on fetching and returning the 10 MB
 * of each encoder than on the bytes (38 s of processor time instead of 11). What gzip writes takes
 * as long to keep as to make.
 */
const ENCODERS: Record<
  (typeof ENCODINGS)[number]['ending'],
  (data: Buffer, file: string) => Buffer | Promise<Buffer>
> = {
  '.br': (data, file) => {
    // The last step takes twice what all before it take, for 3 % of the bytes; 9 is no faster.
    const quality = MANY.test(file) ? 10 : 11;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    };
    const inputs = [`brotli ${process.versions.brotli} ${quality}`, data];
    return keptFile(inputs, () => brotliCompressSync(data, { params }));
  },
  '.gz': (data) => gzipSync(data, { level: 9 }),
};

/** What saves less costs the browser more. */
const WORTHWHILE = 0.95;

export const compressedCopies = (): AstroIntegration => ({
  name: 'compressed-copies',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const siteDir = fileURLToPath(dir);
      for (const file of filesIn(siteDir).filter((name) => TEXT.test(name))) {
        const data = readFileSync(join(siteDir, file));
        for (const [ending, encode] of Object.entries(ENCODERS)) {
          const encoded = await encode(data, file);
          if (encoded.length <= data.length * WORTHWHILE)
            writeFileSync(join(siteDir, file + ending), encoded);
        }
      }
      dropUnusedFiles(Date.now());
    },
  },
});
