/**
 * Writes the parts of nginx's configuration that depend on the built site, for `deploy/nginx.conf` to include: its headers, media
 * types and 404 pages, and its redirects. All of it is read from `_headers`, `_redirects` and the files, as the project's own
 * server does; the policy's hashes change with the pages, so a copy made by hand would be wrong after the next build.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type HeaderRule, headersFor, parseHeadersFile } from '#server/static/read-headers-file.ts';
import { contentType } from '#server/static/site-files.ts';
import { parseRedirectsFile, siteRedirects, withQuery } from '#server/static/site-redirects.ts';
import { siteFiles } from './built-pages.ts';

/** The dot keeps them from visitors: no server of ours publishes such files. */
const NGINX_FILE = '.nginx.conf';
const NGINX_REDIRECTS_FILE = '.nginx-redirects.conf';

export function nginxFile(): AstroIntegration {
  return {
    name: 'nginx-file',
    hooks: {
      'astro:build:done': async ({ dir }) => writeNginxFile(fileURLToPath(dir)),
    },
  };
}

async function writeNginxFile(siteDir: string): Promise<void> {
  const files = await siteFiles(siteDir);
  const rules = parseHeadersFile(await readFile(join(siteDir, '_headers'), 'utf8'));
  await writeFile(join(siteDir, NGINX_FILE), nginxText(rules, files));
  const moved = parseRedirectsFile(await readFile(join(siteDir, '_redirects'), 'utf8'));
  await writeFile(join(siteDir, NGINX_REDIRECTS_FILE), redirectsText(siteRedirects(files, moved)));
}

/** Lines of a `map` from a path, which nginx compares without regard to case, to where it leads. */
export function redirectsText(redirects: ReadonlyMap<string, string>): string {
  const lines = [...redirects].map(
    ([path, target]) => `${quoted(path)} "${withQuery(quoted(target).slice(1, -1), '$is_args$args')}";`,
  );
  return ['# Written by the build; deploy/nginx.conf includes it.', ...lines, ''].join('\n');
}

/** Directives for the `server` block of a site with these headers and files. */
export function nginxText(rules: readonly HeaderRule[], files: readonly string[]): string {
  return [
    '# Written by the build; deploy/nginx.conf includes it.',
    ...headerLines(rules, '/'),
    ...typeLines(files),
    ...notFoundLines(files),
    ...folderRules(rules).flatMap((folder) => [
      `location ${folder} {`,
      ...headerLines(rules, folder).map((line) => `  ${line}`),
      '}',
    ]),
    '',
  ].join('\n');
}

/** `always`: error pages and 308 redirects have them too. */
function headerLines(rules: readonly HeaderRule[], path: string): string[] {
  return [...headersFor(rules, path).values()].map(
    ({ name, value }) => `add_header ${name} ${quoted(value)} always;`,
  );
}

/** nginx has no way to escape a dollar sign, which begins a variable. */
function quoted(value: string): string {
  if (value.includes('$')) throw new Error(`nginx cannot send the header value ${value}: it contains a "$".`);
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

/** The folders with headers of their own. In nginx a location's headers replace those around it, so each gets all. */
function folderRules(rules: readonly HeaderRule[]): string[] {
  return rules
    .filter(({ pattern }) => pattern !== '/*')
    .map(({ pattern }) => {
      const folder = /^(\/[\w/-]*\/)\*$/.exec(pattern)?.[1];
      if (folder) return folder;
      throw new Error(
        `_headers has a rule for ${pattern}, which scripts/build/nginx-file.ts cannot write for nginx: only folders, such as /_assets/*, can have headers of their own.`,
      );
    });
}

function typeLines(files: readonly string[]): string[] {
  const byEnding = new Map<string, string>();
  const exceptions: string[] = [];
  for (const file of files) {
    const ending = extname(file).slice(1).toLowerCase();
    if (!/^[a-z0-9]+$/.test(ending)) continue;
    const usual = contentType(`any.${ending}`);
    byEnding.set(ending, usual);
    const own = contentType(file);
    if (own !== usual) exceptions.push(`location = /${file} { types {} default_type ${quoted(own)}; }`);
  }
  return [
    'types {',
    ...[...byEnding].map(([ending, type]) => `  ${quoted(type)} ${ending};`),
    '}',
    ...exceptions,
  ];
}

/** The 404 page of the nearest folder above the path that has one. */
function notFoundLines(files: readonly string[]): string[] {
  const pages = files.filter((file) => /(^|\/)404\.html$/.test(file)).map((file) => `/${file}`);
  // The deepest folder is looked at last, so that it wins.
  const nested = pages.filter((page) => page !== '/404.html').sort((a, b) => a.length - b.length);
  return [
    'set $not_found /404.html;',
    ...nested.map(
      (page) => `if ($uri ~ "^${page.slice(0, -'404.html'.length)}") { set $not_found ${page}; }`,
    ),
    'error_page 404 $not_found;',
  ];
}
