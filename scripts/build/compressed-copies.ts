/** Writes a `.br` and `.gz` next to every file that shrinks, so that no server compresses anything at run time. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import type { ENCODINGS } from '#server/static/site-files.ts';
import { siteFiles } from './built-pages.ts';

const TEXT = /\.(html|css|js|mjs|json|svg|xml|txt|md|webmanifest|csv|ico)$/;

/**
 * One after the other in this thread: several threads spend more time on fetching and returning the memory of each
 * encoder, some 10 MB, than on the bytes (38 s of processor time instead of 11).
 */
const ENCODERS: Record<(typeof ENCODINGS)[number]['ending'], (data: Buffer) => Buffer> = {
  '.br': (data) =>
    brotliCompressSync(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_LGWIN]: 22,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  '.gz': (data) => gzipSync(data, { level: 9 }),
};

/** A representation is kept only when it saves at least this share; below it the extra work for the browser costs more. */
const WORTHWHILE = 0.95;

export function compressedCopies(): AstroIntegration {
  return {
    name: 'compressed-copies',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const { files, before, after } = await compressSite(fileURLToPath(dir));
        logger.info(`Compressed ${files} files: ${kilobytes(before)} to ${kilobytes(after)} (brotli).`);
      },
    },
  };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}

interface CompressionTotals {
  files: number;
  /** Bytes before and after brotli, of the files that were compressed. */
  before: number;
  after: number;
}

async function compressSite(siteDir: string): Promise<CompressionTotals> {
  const totals = { files: 0, before: 0, after: 0 };
  for (const file of (await siteFiles(siteDir)).filter((name) => TEXT.test(name))) {
    const data = await readFile(join(siteDir, file));
    for (const [extension, encode] of Object.entries(ENCODERS)) {
      const encoded = encode(data);
      if (encoded.length > data.length * WORTHWHILE) continue;
      await writeFile(join(siteDir, file + extension), encoded);
      if (extension !== '.br') continue;
      totals.files += 1;
      totals.before += data.length;
      totals.after += encoded.length;
    }
  }
  return totals;
}
