/**
 * Writes `_redirects` into the built site, from `content/redirects.yaml`, in the format that Netlify, Cloudflare Pages and
 * others read. The project's own server reads the same file.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Root } from 'hast';
import { CONTINUE, EXIT, visit } from 'unist-util-visit';
import { publicPath } from '#server/static/site-redirects.ts';
import { siteFiles } from './list-files.ts';
import { attribute, parsedPage } from './parsed-pages.ts';
import { type Addresses, readRedirects } from './redirects.ts';

export function redirectsFile(): AstroIntegration {
  let source = '';
  return {
    name: 'redirects-file',
    hooks: {
      'astro:config:done': ({ config }) => {
        source = fileURLToPath(new URL('content/redirects.yaml', config.root));
      },
      'astro:build:done': async ({ dir }) => {
        const siteDir = fileURLToPath(dir);
        const text = existsSync(source) ? await readFile(source, 'utf8') : '';
        const redirects = readRedirects(text, await addressesOf(siteDir));
        const lines = redirects.map(({ from, to }) => `${from} ${to} 308\n`);
        await writeFile(join(siteDir, '_redirects'), lines.join(''));
      },
    },
  };
}

async function addressesOf(siteDir: string): Promise<Addresses> {
  const files = await siteFiles(siteDir);
  const pages = new Map(
    files.filter((file) => file.endsWith('.html')).map((file) => [publicPath(file), file]),
  );
  return {
    paths: new Set(files.map(publicPath)),
    hasAnchor: (path, id) => {
      const file = pages.get(path);
      return file !== undefined && hasId(parsedPage(siteDir, file), id);
    },
  };
}

function hasId(tree: Root, id: string): boolean {
  let isFound = false;
  visit(tree, 'element', (element) => {
    if (attribute(element, 'id') !== id) return CONTINUE;
    isFound = true;
    return EXIT;
  });
  return isFound;
}
