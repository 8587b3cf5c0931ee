/** The built site as files: what whole-site rules read. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStamp, readBuildStamp } from '#scripts/build/build-stamp.ts';
import { siteFiles } from '#scripts/build/list-files.ts';
import { builtRoutes } from '#scripts/routes.ts';

export const SITE_DIR = process.env['SITE_DIR'] ?? join(import.meta.dirname, '../../dist');

if (!existsSync(join(SITE_DIR, 'index.html'))) {
  throw new Error(`There is no built site in ${SITE_DIR}. Run: npm run build`);
}
if ((await readBuildStamp(SITE_DIR)) !== (await buildStamp()))
  // biome-ignore lint/suspicious/noConsole: whoever runs the tests has only their output to learn it from.
  console.warn(
    `${SITE_DIR} is older than the sources, or was built with other settings: these tests say nothing of what has changed since. Run: npm run build`,
  );

export interface BuiltPage {
  /** File name relative to the site, such as `docs/process.html`. */
  file: string;
  html: string;
}

export const FILES = await siteFiles(SITE_DIR);
export const ROUTES = await builtRoutes(SITE_DIR);

export const PAGES: BuiltPage[] = FILES.filter((file) => file.endsWith('.html')).map((file) => ({
  file,
  html: readSiteFile(file),
}));

export function readSiteFile(file: string): string {
  return readFileSync(join(SITE_DIR, file), 'utf8');
}

/** Bytes on the wire: the brotli form where the build wrote one. */
export function transferSize(file: string): number {
  const path = join(SITE_DIR, file);
  return readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).length;
}
