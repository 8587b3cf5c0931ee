/**
 * For other hosts: `_redirects` (Netlify, Cloudflare Pages and others), and the parts of
 * `deploy/nginx.conf` that depend on the build: the policy's hashes change with the pages.
 */
import { copyFileSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';
import { problemLines, readYaml } from '#model/facts/facts-problems.ts';
import { type HeaderRule, headersFor, parseHeadersFile } from '#server/static/read-headers-file.ts';
import { contentType, filesIn } from '#server/static/site-files.ts';
import { publicPath, siteRedirects, withQuery } from '#server/static/site-redirects.ts';
import { ROOT } from '../run-tool.ts';
import { findElement, parsedPage } from './built-pages.ts';

const FILE = 'content/redirects.yaml';

export function hostFiles(): AstroIntegration {
  let source: URL;
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        source = new URL(FILE, config.root);
      },
      'astro:build:done': ({ dir }) => {
        const siteDir = fileURLToPath(dir);
        removeLeftovers(siteDir);
        // The other usual name: trusted types let a worker import no script.
        copyFileSync(join(siteDir, 'sw.js'), join(siteDir, 'service-worker.js'));
        const files = filesIn(siteDir);
        const write = (name: string, text: string) => writeFileSync(join(siteDir, name), text);
        const hasPart = (path: string, id: string) => {
          const page = files.find((file) => file.endsWith('.html') && publicPath(file) === path);
          return !!page && !!findElement(parsedPage(siteDir, page), undefined, { id });
        };
        const text = existsSync(source) ? readFileSync(source, 'utf8') : '';
        const moved = readRedirects(text, files, hasPart);
        const rules = parseHeadersFile(readFileSync(join(siteDir, '_headers'), 'utf8'));
        write('_redirects', moved.map(({ from, to }) => `${from} ${to} 308\n`).join(''));
        // The dot keeps them from visitors: no server of ours publishes such files.
        write('.nginx.conf', nginxText(rules, files));
        const redirects = siteRedirects(files, new Map(moved.map(({ from, to }) => [from, to])));
        write('.nginx-redirects.conf', nginxRedirects(redirects));
      },
    },
  };
}

/** What is not for git is not for visitors: an editor's and a Mac's own files. */
export function removeLeftovers(siteDir: string) {
  const lines = readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n');
  const patterns = lines.filter((line) => line && !line.includes('/')).map((line) => `**/${line}`);
  for (const file of globSync(patterns, { cwd: siteDir })) rmSync(join(siteDir, file));
}

const TARGET = /^(\/[^?#\s]*(\?[^#\s]*)?(#\S+)?|https:\/\/[^\s"\\$]+)$/;

const schema = z.array(
  z.strictObject({
    from: z.string().regex(/^(\/[\w.~%-]+)+$/, {
      error:
        'is no former address. Write a path such as /old-address, without "?", "#" or a slash at its end.',
    }),
    to: z.string().regex(TARGET, {
      error: 'is no address. Begin a page of the site with "/", any other with "https://".',
    }),
  }),
);

export function readRedirects(
  text: string,
  files: readonly string[],
  hasPart: (path: string, id: string) => boolean,
) {
  const { data, problems } = readYaml(text, FILE);
  const { data: rows = [], error } = schema.safeParse(data ?? []);
  const paths = files.map(publicPath);
  const isAt = (path: string) => (other: string) => other.toLowerCase() === path.toLowerCase();
  const faults = rows.flatMap(({ from, to }, index) => {
    const [path = '', id] = to.replace(/\?[^#]*/, '').split('#');
    const next = rows.find((row) => isAt(path)(row.from));
    const isGone = path.startsWith('/') && !paths.includes(path);
    const wrong = [
      paths.some(isAt(from)) &&
        `${from} is a page or file of the site. Only an address that is gone can lead elsewhere.`,
      rows.slice(0, index).some((row) => isAt(from)(row.from)) &&
        `${from} is there twice. Keep one.`,
      next &&
        `${to} leads on to ${next.to}. Write the last address, so that nobody goes in circles.`,
      isGone && !next && `${to} does not exist. Write the path of a page, such as /docs/process.`,
      id &&
        !isGone &&
        !hasPart(path, id) &&
        `${path} has no part "#${id}". Copy the address from the page.`,
    ];
    return wrong.filter(Boolean).map((fault) => `${FILE}, row ${index + 1}: ${fault}`);
  });
  const lines = [...problems, ...problemLines(FILE, error?.issues ?? [], data, schema), ...faults];
  if (lines.length > 0) throw new Error(lines.join('\n'));
  return rows;
}

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
  const folders = rules.filter(({ pattern }) => pattern !== '/*').map(folderOf);
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
      ...headers(folder).map((line) => `  ${line}`),
      '}',
    ]),
    '',
  ].join('\n');
}

function folderOf({ pattern }: HeaderRule) {
  const folder = /^(\/[\w/-]*\/)\*$/.exec(pattern)?.[1];
  if (folder) return folder;
  throw new Error(
    `_headers has a rule for ${pattern}, which cannot be written for nginx: only folders, such as /_assets/*, can have headers of their own.`,
  );
}

/** nginx cannot escape a dollar sign, which begins a variable. */
function quoted(value: string) {
  if (value.includes('$'))
    throw new Error(`nginx cannot send the header value ${value}: it contains a "$".`);
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}
