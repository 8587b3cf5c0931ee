/**
 * Writes `_headers` into the built site, in the format that Netlify, Cloudflare Pages and others read. The project's own
 * server reads the same file, so that no host sends anything else.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildEnvironment } from '#src/build-environment.ts';
import { collectInlineHashes, type InlineHashes } from './inline-hashes.ts';
import { siteFiles } from './list-files.ts';
import { securityHeaders } from './security-headers.ts';

const YEAR = 31_536_000;

export async function writeHeadersFile(
  siteDir: string,
  env: BuildEnvironment,
): Promise<{ inlineHashes: number }> {
  const hashes: InlineHashes = { scripts: new Set(), styles: new Set() };
  for (const file of await siteFiles(siteDir)) {
    if (file.endsWith('.html')) collectInlineHashes(await readFile(join(siteDir, file), 'utf8'), hashes);
  }
  await writeFile(join(siteDir, '_headers'), headersFile(securityHeaders(hashes, env)));
  return { inlineHashes: hashes.scripts.size + hashes.styles.size };
}

/** Headers that say something about a document; on a style sheet, script or font they are a kilobyte of nothing. */
const DOCUMENT_ONLY = [
  'Content-Security-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'X-Frame-Options',
];

/** Hashed names never change their content; everything else is asked for again and answered 304 when unchanged. */
function headersFile(everywhere: Record<string, string>): string {
  const lines = Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines,
    '  Cache-Control: public, max-age=0, must-revalidate',
    '/_assets/*',
    ...DOCUMENT_ONLY.map((name) => `  ! ${name}`),
    '  ! Cache-Control',
    `  Cache-Control: public, max-age=${YEAR}, immutable`,
    '',
  ].join('\n');
}
