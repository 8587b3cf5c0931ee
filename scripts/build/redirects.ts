/**
 * Writes `_redirects` into the built site, from `content/redirects.yaml`, in the format that Netlify, Cloudflare Pages and
 * others read. The project's own server and nginx's file are made of the same file.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { z } from 'zod';
import { publicPath } from '#server/static/site-redirects.ts';
import { findElement, parsedPage, siteFiles } from './built-pages.ts';

const FILE = 'content/redirects.yaml';
const FORM = 'Write each as "- from: /old-address" and, on the next line, "  to: /new-address".';

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
        const files = await siteFiles(siteDir);
        const pages = new Map(
          files.filter((file) => file.endsWith('.html')).map((file) => [publicPath(file), file]),
        );
        const redirects = readRedirects(existsSync(source) ? await readFile(source, 'utf8') : '', {
          paths: new Set(files.map(publicPath)),
          hasAnchor: (path, id) => {
            const page = pages.get(path);
            return (
              page !== undefined && findElement(parsedPage(siteDir, page), undefined, { id }) !== undefined
            );
          },
        });
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
    problemsOf(redirect, redirects.slice(0, index), redirects, addresses).map(
      (problem) => `  row ${index + 1}: ${problem}`,
    ),
  );
  if (problems.length > 0) throw new Error(`${FILE} cannot be followed:\n${problems.join('\n')}`);
  return redirects;
}

function parseRedirects(text: string): Redirect[] {
  let written: unknown;
  try {
    written = parse(text);
  } catch (error) {
    throw new Error(`${FILE} is no YAML: ${(error as Error).message}\n${FORM}`);
  }
  const parsed = schema.safeParse(written);
  if (parsed.success) return parsed.data ?? [];
  const places = parsed.error.issues.map(({ path: [row, field], message }) =>
    typeof row === 'number'
      ? `row ${row + 1}${field ? `, field ${String(field)}` : ''}: ${message}`
      : message,
  );
  throw new Error(`${FILE} cannot be read: ${places.join('; ')}. ${FORM}`);
}

function problemsOf(
  { from, to }: Redirect,
  before: readonly Redirect[],
  all: readonly Redirect[],
  { paths, hasAnchor }: Addresses,
): string[] {
  if (!/^(\/[\w.~%-]+)+$/.test(from)) {
    return [
      `"${from}" is no former address. Write a path such as /old-address, without "?", "#" or a slash at its end.`,
    ];
  }
  const isSame = (path: string) => path.toLowerCase() === from.toLowerCase();
  const problems: string[] = [];
  if ([...paths].some(isSame))
    problems.push(`${from} is a page or file of the site. Only an address that is gone can lead elsewhere.`);
  if (before.some((other) => isSame(other.from))) problems.push(`${from} is there twice. Keep one.`);
  const [, path = '', id] = /^(\/[^?#\s]*)(?:\?[^#\s]*)?(?:#(\S+))?$/.exec(to) ?? [];
  if (path === '') {
    if (!/^https:\/\/[^\s"\\$]+$/.test(to))
      problems.push(`"${to}" is no address. Begin a page of the site with "/", any other with "https://".`);
    return problems;
  }
  const next = all.find((other) => other.from.toLowerCase() === path.toLowerCase());
  if (next)
    problems.push(`${to} leads on to ${next.to}. Write the last address, so that nobody goes in circles.`);
  else if (!paths.has(path))
    problems.push(`${to} does not exist. Write the path of a page, such as /docs/process.`);
  else if (id !== undefined && !hasAnchor(path, id))
    problems.push(`${path} has no part "#${id}". Copy the address from the page.`);
  return problems;
}
