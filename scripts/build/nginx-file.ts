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

const HEAD = '# Written by the build; deploy/nginx.conf includes it.';

export const nginxFile = (): AstroIntegration => ({
  name: 'nginx-file',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const siteDir = fileURLToPath(dir);
      const files = await siteFiles(siteDir);
      const rules = parseHeadersFile(await readFile(join(siteDir, '_headers'), 'utf8'));
      const moved = parseRedirectsFile(await readFile(join(siteDir, '_redirects'), 'utf8'));
      // The dot keeps them from visitors: no server of ours publishes such files.
      await writeFile(join(siteDir, '.nginx.conf'), nginxText(rules, files));
      await writeFile(join(siteDir, '.nginx-redirects.conf'), redirectsText(siteRedirects(files, moved)));
    },
  },
});

/** Lines of a `map` from a path, which nginx compares without regard to case, to where it leads. */
export function redirectsText(redirects: ReadonlyMap<string, string>): string {
  const lines = [...redirects].map(
    ([path, target]) => `${quoted(path)} "${withQuery(quoted(target).slice(1, -1), '$is_args$args')}";`,
  );
  return [HEAD, ...lines, ''].join('\n');
}

/** Directives for the `server` block of a site with these headers and files. */
export function nginxText(rules: readonly HeaderRule[], files: readonly string[]): string {
  // `always`: error pages and 308 redirects have them too.
  const headers = (path: string) =>
    [...headersFor(rules, path).values()].map(
      ({ name, value }) => `add_header ${name} ${quoted(value)} always;`,
    );
  const usual = new Map(
    files.filter(hasEnding).map((file) => [endingOf(file), contentType(`any.${endingOf(file)}`)]),
  );
  const exceptions = files.filter(
    (file) => hasEnding(file) && contentType(file) !== usual.get(endingOf(file)),
  );
  // The 404 page of the nearest folder above a path: the deepest is looked at last, so that it wins.
  const notFound = files.filter((file) => file.endsWith('/404.html')).sort((a, b) => a.length - b.length);
  // In nginx a location's headers replace those around it, so each folder with headers of its own gets all.
  const folders = rules.filter(({ pattern }) => pattern !== '/*').map(folderOf);
  return [
    HEAD,
    ...headers('/'),
    'types {',
    ...[...usual].map(([ending, type]) => `  ${quoted(type)} ${ending};`),
    '}',
    ...exceptions.map(
      (file) => `location = /${file} { types {} default_type ${quoted(contentType(file))}; }`,
    ),
    'set $not_found /404.html;',
    ...notFound.map((page) => `if ($uri ~ "^/${page.slice(0, -8)}") { set $not_found /${page}; }`),
    'error_page 404 $not_found;',
    ...folders.flatMap((folder) => [
      `location ${folder} {`,
      ...headers(folder).map((line) => `  ${line}`),
      '}',
    ]),
    '',
  ].join('\n');
}

const endingOf = (file: string) => extname(file).slice(1).toLowerCase();
const hasEnding = (file: string) => /^[a-z0-9]+$/.test(endingOf(file));

/** nginx has no way to escape a dollar sign, which begins a variable. */
function quoted(value: string): string {
  if (value.includes('$')) throw new Error(`nginx cannot send the header value ${value}: it contains a "$".`);
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

function folderOf({ pattern }: HeaderRule): string {
  const folder = /^(\/[\w/-]*\/)\*$/.exec(pattern)?.[1];
  if (folder) return folder;
  throw new Error(
    `_headers has a rule for ${pattern}, which scripts/build/nginx-file.ts cannot write for nginx: only folders, such as /_assets/*, can have headers of their own.`,
  );
}
