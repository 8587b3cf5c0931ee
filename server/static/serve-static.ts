import type { IncomingMessage, ServerResponse } from 'node:http';
import { headersFor } from './read-headers-file.ts';
import type { Representation, Resource, Site } from './site-files.ts';
import { withQuery } from './site-redirects.ts';

interface Exchange {
  site: Site;
  request: IncomingMessage;
  response: ServerResponse;
}

export function serveStatic(exchange: Exchange) {
  const { method, url = '/' } = exchange.request;
  if (method !== 'GET' && method !== 'HEAD') return refuseMethod(exchange);
  const exact = exchange.site.resources.get(url);
  if (exact) sendFile(exchange, exact);
  else answerOtherSpelling(exchange, url);
}

function answerOtherSpelling(exchange: Exchange, url: string) {
  const { site, request } = exchange;
  const path = pathOf(url);
  const resource = site.resources.get(path);
  const target = site.redirects.get(path.toLowerCase());
  if (resource) sendFile(exchange, resource);
  else if (target !== undefined)
    answerShort(exchange, 308, ['Location', withQuery(target, queryOf(url))]);
  else write(exchange, acceptedOf(nearestNotFound(site, path), request), 404);
}

/** The nearest 404 page above the path answers, as on other static hosts. */
function nearestNotFound({ notFound }: Site, path: string) {
  let nearest = '';
  // Not up the path, which would take quadratic time on one of many slashes.
  for (const folder of notFound.keys())
    if (path.startsWith(`${folder}/`) && folder.length > nearest.length) nearest = folder;
  return notFound.get(nearest) as Resource;
}

function sendFile(exchange: Exchange, resource: Resource) {
  const { request, response } = exchange;
  // Checked here, because next to no request has one.
  const range = request.headers.range === undefined ? undefined : rangeOf(resource, request);
  const chosen = range ? resource.plain : acceptedOf(resource, request);
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && isKnown(ifNoneMatch, chosen.etag)) {
    response.writeHead(304, chosen.headersUnchanged).end();
  } else if (range) sendPart(exchange, chosen, range);
  else write(exchange, chosen, 200);
}

function write({ response }: Exchange, { headers, body }: Representation, status: number) {
  // Node sends no body to a HEAD.
  response.writeHead(status, headers).end(body);
}

/** Both are included. */
type ByteRange = { first: number; last: number } | 'unsatisfiable';

/** One range: several, which no browser that plays a film asks for, get the whole file. */
const ONE_RANGE = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/;

/** RFC 9110, section 14.1.2. @returns undefined when the header has to be ignored */
function parseRange(header: string, size: number): ByteRange | undefined {
  const [, first, last, suffix] = ONE_RANGE.exec(header) ?? [];
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  if (first === undefined || (last && Number(last) < Number(first))) return undefined;
  if (Number(first) >= size) return 'unsatisfiable';
  return { first: Number(first), last: Math.min(last ? Number(last) : size - 1, size - 1) };
}

/**
 * Counted in bytes of the uncompressed file, as a player counts that seeks. Only GET has ranges;
 * `If-Range` compares strongly (RFC 9110, sections 13.1.5 and 14.2).
 */
function rangeOf(resource: Resource, { method, headers }: IncomingMessage) {
  const { etag, body } = resource.plain;
  const ifRange = headers['if-range'];
  if (method !== 'GET' || (ifRange !== undefined && ifRange !== etag)) return undefined;
  return parseRange(headers.range ?? '', body.length);
}

function sendPart(exchange: Exchange, { body, headers }: Representation, range: ByteRange) {
  if (range === 'unsatisfiable')
    return answerShort(exchange, 416, ['Content-Range', `bytes */${body.length}`]);
  const { first, last } = range;
  const part = body.subarray(first, last + 1);
  const place = ['Content-Range', `bytes ${first}-${last}/${body.length}`];
  const length = ['Content-Length', String(part.length)];
  exchange.response.writeHead(206, [...headers.slice(0, -2), ...place, ...length]).end(part);
}

/** The smallest copy that `Accept-Encoding` names and does not refuse with `q=0`. */
function acceptedOf({ plain, encoded }: Resource, { headers }: IncomingMessage) {
  const accepted = (headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim());
  return encoded.find(({ encoding }) => accepted.includes(encoding)) ?? plain;
}

/** Weak comparison, as `If-None-Match` asks for (RFC 9110, section 13.1.2). */
function isKnown(ifNoneMatch: string, etag: string) {
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Empty when this site could have no such path. */
function pathOf(url: string) {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return '';
  }
}

function queryOf(url: string) {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

function refuseMethod(exchange: Exchange) {
  const type = ['Content-Type', 'text/plain; charset=utf-8'];
  // The body of the request is not read, so the connection cannot be used again.
  const own = ['Allow', 'GET, HEAD', ...type, 'Connection', 'close'];
  exchange.request.resume();
  answerShort(exchange, 405, own, 'This address can only be read (GET or HEAD).\n');
}

function answerShort({ site, response }: Exchange, status: number, own: string[], body = '') {
  const headers = [...headersFor(site.rules, '/404').values()].flat();
  response.writeHead(status, [...headers, ...own, 'Content-Length', String(body.length)]).end(body);
}
