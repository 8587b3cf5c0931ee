import { extname } from 'node:path';
import { lookup } from 'mrmime';

/** Feeds are found by these exact names, because `.xml` alone does not say that a file is one. */
const BY_NAME: Record<string, string> = {
  'rss.xml': 'application/rss+xml',
  'atom.xml': 'application/atom+xml',
  'feed.json': 'application/feed+json',
};

/** Types that mrmime lacks, and `.xml`, for which it says `text/xml`. */
const BY_ENDING: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.m4v': 'video/mp4',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.xml': 'application/xml',
};

const IS_TEXT = /^text\/|[/+](json|xml)$/;

export function contentType(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const type =
    BY_NAME[name] ?? BY_ENDING[extname(name).toLowerCase()] ?? lookup(name) ?? 'application/octet-stream';
  return IS_TEXT.test(type) ? `${type}; charset=utf-8` : type;
}
