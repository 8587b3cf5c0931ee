/** Writes a `.br`, `.zst` and `.gz` beside every file that shrinks, so that no server compresses anything at run time. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { siteFiles } from './list-files.ts';

const TEXT = /\.(html|css|js|mjs|json|svg|xml|txt|md|webmanifest|csv|ico)$/;

const ENCODERS = {
  '.br': (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_LGWIN]: 22,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  '.zst': (data: Buffer) =>
    promisify(zstdCompress)(data, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
  '.gz': (data: Buffer) => promisify(gzip)(data, { level: 9 }),
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
    await Promise.all(
      Object.entries(ENCODERS).map(async ([extension, encode]) => {
        const encoded = await encode(data);
        if (encoded.length > data.length * WORTHWHILE) return;
        await writeFile(join(siteDir, file + extension), encoded);
        if (extension !== '.br') return;
        totals.files += 1;
        totals.before += data.length;
        totals.after += encoded.length;
      }),
    );
  }
  return totals;
}
