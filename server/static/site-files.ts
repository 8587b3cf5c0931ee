import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENCODINGS, type Encoding } from './accept-encoding.ts';
import { contentType } from './content-types.ts';
import { type HeaderRule, headersFor, parseHeadersFile } from './read-headers-file.ts';
import { parseRedirectsFile, publicPath, siteRedirects } from './site-redirects.ts';

/** One file in one encoding, with its answer's header lines ready to be written. */
export interface Representation {
  encoding: Encoding;
  size: number;
  body: Buffer;
  etag: string;
  /** Name, value, name, value …: the shape `writeHead` takes without looking at it again. */
  headers: string[];
  headersUnchanged: string[];
  /** Headers of a part, without its length and its position. */
  headersOfPart: string[];
}

export interface Resource {
  representations: readonly Representation[];
  /** The choice made for each `Accept-Encoding` seen so far. */
  chosen: Map<string, Representation>;
}

export interface Site {
  /** Files by the path a browser asks for: `/`, `/about`, `/_assets/app.abc123.js`. */
  resources: ReadonlyMap<string, Resource>;
  /** Targets of paths that are no files, by the path in lower case: `/about/`, `/about.html`, a former address. */
  redirects: ReadonlyMap<string, string>;
  /** Pages that answer 404, by the folder they are for: '' is the whole site, '/blog' a part. */
  notFound: ReadonlyMap<string, Resource>;
  rules: readonly HeaderRule[];
  /** The page with the list of problems for posts without JavaScript; undefined when the build has none. */
  problemTemplate: string | undefined;
}

export class SiteMissingError extends Error {}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Reads the built site into memory. Throws a {@link SiteMissingError} when there is none. */
export function loadSite(folder: string): Site {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new SiteMissingError(
      `There is no built site in ${folder}. Run "npm run build" first, or set SITE_DIR to the folder of the built site.`,
    );
  }
  const files = listFiles(folder);
  const rules = parseHeadersFile(textOf(folder, '_headers') ?? '');
  const resources = new Map<string, Resource>();
  const notFound = new Map<string, Resource>([['', plainNotFound(rules)]]);
  for (const file of files) {
    if (isSibling(file, files)) continue;
    const path = publicPath(file);
    if (path.endsWith('/404')) {
      notFound.set(path.slice(0, -'/404'.length), loadResource(folder, file, path, files, rules));
      continue;
    }
    resources.set(path, loadResource(folder, file, path, files, rules));
  }
  return {
    resources,
    redirects: siteRedirects(files, parseRedirectsFile(textOf(folder, '_redirects') ?? '')),
    notFound,
    rules,
    problemTemplate: textOf(folder, 'contact/problem.html'),
  };
}

function textOf(folder: string, file: string): string | undefined {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Paths below the folder with "/" between; no dot files except `.well-known`, and not `_headers`. */
function listFiles(folder: string): Set<string> {
  const files = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/');
    const isHidden = path.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
    if (!isHidden && path !== '_headers' && path !== '_redirects') files.add(path);
  }
  return files;
}

function isSibling(file: string, files: ReadonlySet<string>): boolean {
  return Object.values(ENCODINGS).some(
    (ending) => file.endsWith(ending) && files.has(file.slice(0, -ending.length)),
  );
}

function loadResource(
  folder: string,
  file: string,
  path: string,
  files: ReadonlySet<string>,
  rules: readonly HeaderRule[],
): Resource {
  const plain = readFileSync(join(folder, file));
  const encoded = Object.entries(ENCODINGS)
    .filter(([, ending]) => files.has(file + ending))
    .map(([encoding, ending]) => ({
      encoding: encoding as Encoding,
      body: readFileSync(join(folder, file + ending)),
    }));
  return buildResource(contentType(file), path, [{ encoding: 'identity', body: plain }, ...encoded], rules);
}

function buildResource(
  type: string,
  path: string,
  bodies: { encoding: Encoding; body: Buffer }[],
  rules: readonly HeaderRule[],
): Resource {
  const common = headersFor(rules, path);
  const give = (name: string, value: string) => {
    if (!common.has(name.toLowerCase())) common.set(name.toLowerCase(), { name, value });
  };
  give('Content-Type', type);
  give('Cache-Control', path.startsWith('/_assets/') ? IMMUTABLE : REVALIDATE);
  if (bodies.length > 1) give('Vary', 'Accept-Encoding');
  const shared = [...common.values()].flatMap(({ name, value }) => [name, value]);
  const sharedUnchanged = [...common.values()]
    .filter(({ name }) => name.toLowerCase() !== 'content-type')
    .flatMap(({ name, value }) => [name, value]);
  const digest = createHash('sha256')
    .update(bodies[0]?.body ?? '')
    .digest('base64url')
    .slice(0, 22);
  const representations = bodies.map(({ encoding, body }) => {
    const etag = encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`;
    // Ranges are served from the uncompressed bytes only.
    const own = encoding === 'identity' ? ['Accept-Ranges', 'bytes'] : ['Content-Encoding', encoding];
    const headersOfPart = [...shared, ...own, 'ETag', etag];
    return {
      encoding,
      size: body.length,
      body,
      etag,
      headers: [...headersOfPart, 'Content-Length', String(body.length)],
      headersUnchanged: [...sharedUnchanged, 'ETag', etag],
      headersOfPart,
    };
  });
  return { representations, chosen: new Map() };
}

function plainNotFound(rules: readonly HeaderRule[]): Resource {
  const body = Buffer.from('This page does not exist.\n');
  return buildResource('text/plain; charset=utf-8', '/404', [{ encoding: 'identity', body }], rules);
}
