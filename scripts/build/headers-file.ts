/**
 * Writes `_headers` into the built site, in the format that Netlify, Cloudflare Pages and others read. The project's own
 * server reads the same file, so that no host sends anything else.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildEnvironment } from '#src/build-environment.ts';
import { collectInlineHashes, type InlineHashes } from './inline-hashes.ts';
import type { PageReader } from './parsed-pages.ts';
import { securityHeaders } from './security-headers.ts';

const YEAR = 31_536_000;

/** Folder of the built files whose names have a hash of their content. */
export const HASHED_FILES = '_assets';

export const headersFile =
  (env: BuildEnvironment) =>
  (siteDir: string): PageReader => {
    const hashes: InlineHashes = { scripts: new Set(), styles: new Set() };
    return {
      read: ({ tree }) => collectInlineHashes(tree, hashes),
      finish: async (logger) => {
        await writeFile(join(siteDir, '_headers'), headersText(securityHeaders(hashes, env)));
        const count = hashes.scripts.size + hashes.styles.size;
        logger.info(`Content security policy: ${count} inline scripts and styles allowed by hash.`);
      },
    };
  };

/** Headers that say something about a document; on a style sheet, script or font they are a kilobyte of nothing. */
const DOCUMENT_ONLY = [
  'Content-Security-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'X-Frame-Options',
];

/** Hashed names never change their content; everything else is revalidated, with 304 when unchanged. */
function headersText(everywhere: Record<string, string>): string {
  const lines = Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines,
    '  Cache-Control: public, max-age=0, must-revalidate',
    `/${HASHED_FILES}/*`,
    ...DOCUMENT_ONLY.map((name) => `  ! ${name}`),
    '  ! Cache-Control',
    `  Cache-Control: public, max-age=${YEAR}, immutable`,
    '',
  ].join('\n');
}
