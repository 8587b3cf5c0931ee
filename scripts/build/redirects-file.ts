/**
 * Writes `_redirects` into the built site, from `content/redirects.yaml`, in the format that Netlify, Cloudflare Pages and
 * others read. The project's own server reads the same file.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { visit } from 'unist-util-visit';
import { publicPath } from '#server/static/site-redirects.ts';
import { siteFiles } from './list-files.ts';
import { attribute, type ParsedPage, parsedPages } from './parsed-pages.ts';
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
  const pages = new Map((await parsedPages(siteDir)).map((page) => [publicPath(page.file), page]));
  return {
    paths: new Set((await siteFiles(siteDir)).map(publicPath)),
    hasAnchor: (path, id) => idsOf(pages.get(path)).has(id),
  };
}

function idsOf(page: ParsedPage | undefined): Set<string> {
  const ids = new Set<string>();
  if (page) {
    visit(page.tree, 'element', (element) => {
      const id = attribute(element, 'id');
      if (id !== undefined) ids.add(id);
    });
  }
  return ids;
}
