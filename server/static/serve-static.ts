import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './accept-encoding.ts';
import { headersFor } from './read-headers-file.ts';
import type { Representation, Resource, Site } from './site-files.ts';

/** Browsers send a few short `Accept-Encoding` headers. What a client makes up beyond that is not worth memory. */
const MAX_REMEMBERED = 16;
const MAX_REMEMBERED_LENGTH = 64;

/**
 * Answers a request for the built site from memory: pages, files, redirects, 404 and 405. Range requests are answered
 * with the whole file, which RFC 9110 allows: the site holds nothing a browser would seek in.
 */
export function serveStatic(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '/' } = request;
  if (method !== 'GET' && method !== 'HEAD') refuseMethod(site, request, response);
  else {
    const exact = site.resources.get(url);
    if (exact) send(exact, request, response, 200);
    else answerOtherSpelling(site, request, response, url);
  }
}

/** Everything but the exact path of a file: queries, percent-encoding, redirects and what does not exist. */
function answerOtherSpelling(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
): void {
  const path = pathOf(url);
  const resource = path === undefined ? undefined : site.resources.get(path);
  const target = path === undefined ? undefined : site.redirects.get(path);
  if (resource) send(resource, request, response, 200);
  else if (target !== undefined) redirect(site, response, encodeURI(target) + queryOf(url));
  else send(nearestNotFound(site, path ?? ''), request, response, 404);
}

/** A folder may have a 404 page of its own; the nearest one above the path answers, as on other static hosts. */
function nearestNotFound({ notFound }: Site, path: string): Resource {
  let nearest = '';
  // Goes through the few pages there are: going up the path would take quadratic time on a path of many slashes.
  for (const folder of notFound.keys()) {
    if (path.startsWith(`${folder}/`) && folder.length > nearest.length) nearest = folder;
  }
  return notFound.get(nearest) as Resource;
}

function send(resource: Resource, request: IncomingMessage, response: ServerResponse, status: number): void {
  const chosen = representationFor(resource, request.headers['accept-encoding'] ?? '');
  const ifNoneMatch = request.headers['if-none-match'];
  if (status === 200 && ifNoneMatch !== undefined && isKnown(ifNoneMatch, chosen.etag)) {
    response.writeHead(304, chosen.headersUnchanged);
    response.end();
    return;
  }
  response.writeHead(status, chosen.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(chosen.body);
}

export function representationFor(resource: Resource, accepted: string): Representation {
  const known = resource.chosen.get(accepted);
  if (known) return known;
  const chosen = chooseEncoding(accepted, resource.representations) as Representation;
  if (accepted.length > MAX_REMEMBERED_LENGTH) return chosen;
  if (resource.chosen.size >= MAX_REMEMBERED) resource.chosen.clear();
  resource.chosen.set(accepted, chosen);
  return chosen;
}

/** Weak comparison, as `If-None-Match` asks for (RFC 9110, section 13.1.2). */
function isKnown(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** The decoded path without query, or undefined when it is not a path this site could have. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.replace(/^https?:\/\/[^/]*/, '').split(/[?#]/, 1)[0] ?? '');
  } catch {
    return undefined;
  }
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

function redirect(site: Site, response: ServerResponse, location: string): void {
  response.writeHead(308, [...siteHeaders(site), 'Location', location, 'Content-Length', '0']);
  response.end();
}

function refuseMethod(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const body = 'This address can only be read (GET or HEAD).\n';
  response.writeHead(405, [
    ...siteHeaders(site),
    'Allow',
    'GET, HEAD',
    'Content-Type',
    'text/plain; charset=utf-8',
    'Content-Length',
    String(body.length),
    // The body of the request is not read, so the connection cannot be used again.
    'Connection',
    'close',
  ]);
  request.resume();
  response.end(body);
}

/** The headers every path has. */
function siteHeaders(site: Site): string[] {
  return [...headersFor(site.rules, '/404').values()].flatMap(({ name, value }) => [name, value]);
}
