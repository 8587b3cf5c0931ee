/**
 * Writes `_redirects` into the built site, from `content/redirects.yaml`, in the format that Netlify, Cloudflare Pages and
 * others read. The project's own server and nginx's file are made of the same file.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { z } from 'zod';
import { publicPath } from '#server/static/site-redirects.ts';
import { findElement, parsedPage, siteFiles } from './built-pages.ts';

const FILE = 'content/redirects.yaml';

const schema = z.array(z.strictObject({ from: z.string(), to: z.string() })).nullable();
type Redirect = NonNullable<z.output<typeof schema>>[number];

/** Targets a redirect may lead to, and addresses it must not hide. */
interface Addresses {
  /** Paths of pages and files. */
  paths: ReadonlySet<string>;
  /** True when a page has an element with this id. */
  hasAnchor(path: string, id: string): boolean;
}

export function redirectsFile(): AstroIntegration {
  let source = '';
  return {
    name: 'redirects-file',
    hooks: {
      'astro:config:done': ({ config }) => {
        source = fileURLToPath(new URL(FILE, config.root));
      },
      'astro:build:done': async ({ dir }) => {
        const siteDir = fileURLToPath(dir);
        const files = new Map((await siteFiles(siteDir)).map((file) => [publicPath(file), file]));
        const hasAnchor = (path: string, id: string) =>
          findElement(parsedPage(siteDir, files.get(path) ?? ''), undefined, { id }) !== undefined;
        const written = await readFile(source, 'utf8').catch(() => '');
        const redirects = readRedirects(written, { paths: new Set(files.keys()), hasAnchor });
        const lines = redirects.map(({ from, to }) => `${from} ${to} 308\n`);
        await writeFile(join(siteDir, '_redirects'), lines.join(''));
      },
    },
  };
}

/** @throws an error that names each mistake with its row and the fix */
export function readRedirects(text: string, addresses: Addresses): Redirect[] {
  const redirects = parseRedirects(text);
  const problems = redirects.flatMap((redirect, index) =>
    [problemOfFormer(redirect, index, redirects, addresses), problemOfTarget(redirect, redirects, addresses)]
      .filter(Boolean)
      .map((problem) => `  row ${index + 1}: ${problem}`),
  );
  if (problems.length > 0) throw new Error(`${FILE} cannot be followed:\n${problems.join('\n')}`);
  return redirects;
}

function parseRedirects(text: string): Redirect[] {
  try {
    return schema.parse(parse(text)) ?? [];
  } catch (error) {
    const what = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    const form = 'Write each as "- from: /old-address" and, on the next line, "  to: /new-address".';
    throw new Error(`${FILE} cannot be read: ${what}\n${form}`);
  }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function problemOfFormer({ from }: Redirect, index: number, all: Redirect[], { paths }: Addresses) {
  if (!/^(\/[\w.~%-]+)+$/.test(from))
    return `"${from}" is no former address. Write a path such as /old-address, without "?", "#" or a slash at its end.`;
  if ([...paths].some((path) => isSame(path, from)))
    return `${from} is a page or file of the site. Only an address that is gone can lead elsewhere.`;
  if (all.slice(0, index).some((other) => isSame(other.from, from)))
    return `${from} is there twice. Keep one.`;
  return undefined;
}

function problemOfTarget({ to }: Redirect, all: Redirect[], { paths, hasAnchor }: Addresses) {
  if (/^https:\/\/[^\s"\\$]+$/.test(to)) return undefined;
  const [, path, id] = /^(\/[^?#\s]*)(?:\?[^#\s]*)?(?:#(\S+))?$/.exec(to) ?? [];
  if (!path) return `"${to}" is no address. Begin a page of the site with "/", any other with "https://".`;
  const next = all.find(({ from }) => isSame(from, path));
  if (next) return `${to} leads on to ${next.to}. Write the last address, so that nobody goes in circles.`;
  if (!paths.has(path)) return `${to} does not exist. Write the path of a page, such as /docs/process.`;
  if (id && !hasAnchor(path, id)) return `${path} has no part "#${id}". Copy the address from the page.`;
  return undefined;
}
