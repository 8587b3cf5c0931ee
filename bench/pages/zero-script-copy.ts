/** Makes a copy of the site without JavaScript, to measure the cost of its pages without any script. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { siteFiles } from '#scripts/build/list-files.ts';

/** Data in a script element is kept: no browser runs it. */
const RUN = /<script\b(?![^>]*type="(?:application\/ld\+json|speculationrules)")[^>]*>[\s\S]*?<\/script>/g;
const LOADED_EARLY = /<link\b[^>]*rel="(?:modulepreload|preload" as="script)"[^>]*>/g;
const NOSCRIPT = /<\/?noscript[^>]*>/g;

/** Removes a page's scripts and their preloads, and unwraps its `noscript` content. */
export function withoutScripts(html: string): string {
  return html.replace(RUN, '').replace(LOADED_EARLY, '').replace(NOSCRIPT, '');
}

/** Copies a built site; each page is compressed again, because its compressed copy would still be the old one. */
export async function copyWithoutScripts(siteDir: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(siteDir, folder, { recursive: true });
  for (const file of (await siteFiles(folder)).filter((name) => name.endsWith('.html'))) {
    const path = join(folder, file);
    const page = withoutScripts(readFileSync(path, 'utf8'));
    writeFileSync(path, page);
    for (const ending of ['.gz', '.zst']) rmSync(path + ending, { force: true });
    if (existsSync(`${path}.br`)) writeFileSync(`${path}.br`, brotliCompressSync(page));
  }
}
