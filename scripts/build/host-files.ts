/**
 * For other hosts: `_redirects` (Netlify, Cloudflare Pages and others), and the parts of
 * `deploy/nginx.conf` that depend on the build: the policy's hashes change with the pages.
 */
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { z } from 'zod';
import { elementsOf } from '#article/map-elements.ts';
import { problemLines, readYaml } from '#model/facts/facts-problems.ts';
import { nginxRedirects, nginxText } from '#server/static/nginx-config.ts';
import { parseHeadersFile } from '#server/static/read-headers-file.ts';
import { filesIn, textIn } from '#server/static/site-files.ts';
import { publicPath, siteRedirects } from '#server/static/site-redirects.ts';
import { ROOT } from '../run-tool.ts';

const FILE = 'content/redirects.yaml';

export function writeHostFiles(siteDir: string) {
  removeLeftovers(siteDir);
  // The other usual name: trusted types let a worker import no script.
  copyFileSync(join(siteDir, 'sw.js'), join(siteDir, 'service-worker.js'));
  const files = filesIn(siteDir);
  const write = (name: string, text: string) => writeFileSync(join(siteDir, name), text);
  const hasPart = (path: string, id: string) => {
    const page = files.find((file) => file.endsWith('.html') && publicPath(file) === path);
    if (!page) return false;
    const tree = fromHtml(readFileSync(join(siteDir, page), 'utf8'));
    return elementsOf(tree).some(({ properties }) => properties['id'] === id);
  };
  const moved = readRedirects(textIn(ROOT, FILE) ?? '', files, hasPart);
  const rules = parseHeadersFile(readFileSync(join(siteDir, '_headers'), 'utf8'));
  write('_redirects', moved.map(({ from, to }) => `${from} ${to} 308\n`).join(''));
  // The dot keeps them from visitors: no server of ours publishes such files.
  write('.nginx.conf', nginxText(rules, files));
  const redirects = siteRedirects(files, new Map(moved.map(({ from, to }) => [from, to])));
  write('.nginx-redirects.conf', nginxRedirects(redirects));
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
