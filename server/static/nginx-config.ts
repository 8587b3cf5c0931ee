/** What our server does with the files of a build, for nginx: `deploy/nginx.conf` includes it. */
import { extname } from 'node:path';
import { type HeaderRule, headersFor } from './read-headers-file.ts';
import { contentType } from './site-files.ts';
import { withQuery } from './site-redirects.ts';

/** A `map` from a path, which nginx compares without regard to case. */
export function nginxRedirects(redirects: ReadonlyMap<string, string>) {
  const line = ([path, target]: [string, string]) =>
    `${quoted(path)} "${withQuery(quoted(target).slice(1, -1), '$is_args$args')}";\n`;
  return [...redirects].map(line).join('');
}

export function nginxText(rules: readonly HeaderRule[], files: readonly string[]) {
  // `always`: on error pages and redirects too. In nginx a location's headers replace those around
  // it, so each gets all.
  const headers = (path: string) =>
    [...headersFor(rules, path).values()].map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    );
  const folders = rules.map(({ folder }) => folder).filter((folder) => folder !== '/');
  const endingOf = (file: string) => extname(file).slice(1).toLowerCase();
  const endings = files.map(endingOf).filter((ending) => /^[a-z0-9]+$/.test(ending));
  const usual = new Map(endings.map((ending) => [ending, contentType(`any.${ending}`)]));
  const isUsual = (file: string) => usual.get(endingOf(file)) === contentType(file);
  const exceptions = files.filter((file) => usual.has(endingOf(file)) && !isUsual(file));
  // Of the nearest folder that has one: looked at last, the deepest wins.
  const nested = files
    .filter((file) => file.endsWith('/404.html'))
    .sort((a, b) => a.length - b.length);
  return [
    ...headers('/'),
    'types {',
    ...[...usual].map(([ending, type]) => `  ${quoted(type)} ${ending};`),
    '}',
    ...exceptions.map(
      (file) => `location = /${file} { types {} default_type ${quoted(contentType(file))}; }`,
    ),
    'set $not_found /404.html;',
    ...nested.map((page) => `if ($uri ~ "^/${page.slice(0, -8)}") { set $not_found /${page}; }`),
    'error_page 404 $not_found;',
    ...folders.flatMap((folder) => [
      `location ${folder} {`,
      '  try_files $uri $uri.html @elsewhere;',
      ...headers(folder).map((line) => `  ${line}`),
      '}',
    ]),
    '',
  ].join('\n');
}

/** nginx cannot escape a dollar sign, which begins a variable. */
function quoted(value: string) {
  if (value.includes('$'))
    throw new Error(`nginx cannot send the header value ${value}: it contains a "$".`);
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}
