import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { lookup } from 'mrmime';
import { ToldError } from '../told-error.ts';
import {
  type HeaderLine,
  type HeaderRule,
  headersFor,
  parseHeadersFile,
} from './read-headers-file.ts';
import { parseRedirectsFile, publicPath, siteRedirects } from './site-redirects.ts';

/** The smallest first. */
export const ENCODINGS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

type Encoding = (typeof ENCODINGS)[number]['encoding'] | 'identity';

export interface Representation {
  encoding: Encoding;
  body: Buffer;
  etag: string;
  /** Name, value, name, value …: what `writeHead` takes without looking at it again; last the length. */
  headers: string[];
  headersUnchanged: string[];
}

export interface Resource {
  plain: Representation;
  encoded: readonly Representation[];
}

export interface Site {
  /** By the path a browser asks for: `/`, `/about`, `/_assets/app.abc123.js`. */
  resources: ReadonlyMap<string, Resource>;
  /** By the path in lower case: `/about/`, `/about.html`, a former address. */
  redirects: ReadonlyMap<string, string>;
  /** By the path of a folder: `/blog`, and empty for all others. */
  notFound: ReadonlyMap<string, Resource>;
  rules: readonly HeaderRule[];
  /** The page that lists problems for posts without JavaScript, where the build has one. */
  problemTemplate: string | undefined;
}

/** For a path about which `_headers` says nothing. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

export function loadSite(folder: string): Site {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new ToldError(
      `There is no built site in ${folder}. Run "npm run build" first, or set SITE_DIR to the folder of the built site.`,
    );
  }
  const files = new Set(filesIn(folder).filter((path) => !isHidden(path)));
  const rules = parseHeadersFile(textIn(folder, '_headers') ?? '');
  const resources = new Map<string, Resource>();
  const unknown = Buffer.from('This page does not exist.\n');
  const type = 'text/plain; charset=utf-8';
  const notFound = new Map([['', buildResource(headersFor(rules, '/404'), type, unknown)]]);
  for (const file of files) {
    if (isSibling(file, files)) continue;
    const path = publicPath(file);
    const encoded = ENCODINGS.filter(({ ending }) => files.has(file + ending)).map(
      ({ encoding, ending }) => ({ encoding, body: readFileSync(join(folder, file + ending)) }),
    );
    const plain = readFileSync(join(folder, file));
    const resource = buildResource(headersFor(rules, path), contentType(file), plain, encoded);
    if (path.endsWith('/404')) notFound.set(path.slice(0, -'/404'.length), resource);
    else resources.set(path, resource);
  }
  return {
    resources,
    redirects: siteRedirects(files, parseRedirectsFile(textIn(folder, '_redirects') ?? '')),
    notFound,
    rules,
    problemTemplate: textIn(folder, 'contact/problem.html'),
  };
}

/** Nothing where there is no such file. */
export function textIn(folder: string, file: string) {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Paths relative to the folder with forward slashes, sorted. */
export const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();

/** Neither dot files, except `.well-known`, nor what is written for hosts. */
const isHidden = (path: string) => /(^|\/)\.(?!well-known(\/|$))|^_(headers|redirects)$/.test(path);

const isSibling = (file: string, files: ReadonlySet<string>) =>
  ENCODINGS.some(({ ending }) => file.endsWith(ending) && files.has(file.slice(0, -ending.length)));

function buildResource(
  common: Map<string, HeaderLine>,
  type: string,
  plain: Buffer,
  encoded: readonly { encoding: Encoding; body: Buffer }[] = [],
): Resource {
  const give = (name: string, value: string) => {
    if (!common.has(name.toLowerCase())) common.set(name.toLowerCase(), [name, value]);
  };
  give('Content-Type', type);
  give('Cache-Control', REVALIDATE);
  if (encoded.length > 0) give('Vary', 'Accept-Encoding');
  const shared = [...common.values()].flat();
  common.delete('content-type');
  const sharedUnchanged = [...common.values()].flat();
  const digest = hash('sha256', plain, 'base64url').slice(0, 22);
  const represent = (
    body: Buffer,
    etag: string,
    encoding: Encoding,
    own: readonly string[],
  ): Representation => ({
    encoding,
    body,
    etag,
    headers: [...shared, ...own, 'ETag', etag, 'Content-Length', String(body.length)],
    headersUnchanged: [...sharedUnchanged, 'ETag', etag],
  });
  return {
    plain: represent(plain, `"${digest}"`, 'identity', ['Accept-Ranges', 'bytes']),
    encoded: encoded.map(({ encoding, body }) =>
      represent(body, `"${digest}-${encoding}"`, encoding, ['Content-Encoding', encoding]),
    ),
  };
}

/** Types that mrmime lacks, and `.xml`, for which it says `text/xml`. */
const BY_ENDING: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.xml': 'application/xml',
};

const IS_TEXT = /^text\/|[/+](json|xml)$/;

export function contentType(path: string) {
  const name = basename(path);
  // `.xml` alone does not say that a file is a feed.
  const known = name === 'rss.xml' ? 'application/rss+xml' : BY_ENDING[extname(name).toLowerCase()];
  const type = known ?? lookup(name) ?? 'application/octet-stream';
  return IS_TEXT.test(type) ? `${type}; charset=utf-8` : type;
}
