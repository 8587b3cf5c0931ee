/** Writes a `.br` and `.gz` next to every file that shrinks: no server compresses at run time. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { dropUnusedFiles, keptFile } from '#components/picture/kept-files.ts';
import { type ENCODINGS, filesIn } from '#server/static/site-files.ts';

const TEXT = /\.(html|css|js|mjs|json|svg|xml|txt|md|webmanifest|csv)$/;
const FOR_PROGRAMS = /\.(md|txt|xml)$/;

/**
 * One after the other in this thread: several spend more time on memory than on the
 * bytes (38 s instead of 11).
 */
const ENCODERS: Record<
  (typeof ENCODINGS)[number]['ending'],
  (data: Buffer, file: string) => Buffer | Promise<Buffer>
> = {
  '.br': (data, file) => {
    // From 10 to 11 doubles the time for 3 % of the bytes; from 6 to 10 takes ten times, for 12 %.
    const quality = FOR_PROGRAMS.test(file) ? 6 : 11 - Number(file.startsWith('blog/'));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    };
    const make = () => brotliCompressSync(data, { params });
    if (quality < 10) return make();
    return keptFile([`brotli ${process.versions.brotli} ${quality}`, data], make);
  },
  '.gz': (data) => gzipSync(data, { level: 9 }),
};

/** What saves less costs the browser more. */
const WORTHWHILE = 0.95;

export async function writeCompressedCopies(siteDir: string) {
  for (const file of filesIn(siteDir).filter((name) => TEXT.test(name))) {
    const data = readFileSync(join(siteDir, file));
    for (const [ending, encode] of Object.entries(ENCODERS)) {
      const encoded = await encode(data, file);
      if (encoded.length <= data.length * WORTHWHILE)
        writeFileSync(join(siteDir, file + ending), encoded);
    }
  }
  dropUnusedFiles(Date.now());
}
