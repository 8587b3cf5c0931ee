/**
 * Criteria of Mozilla's HTTP Observatory (`@mdn/mdn-http-observatory` 1.4, its ten tests and their points), for real answers
 * of our server as it stands behind TLS. A table, because the scanner wants a host with a certificate and 230 packages.
 */
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '#scripts/build/security-headers.ts';
import { rawRequest } from '#server/testing/raw-request.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { readBuildEnvironment } from '#src/build-environment.ts';
import { PAGES, SITE_DIR } from '../support/built-site.ts';
import { type RunningSite, startSite } from '../support/start-site.ts';

const HALF_A_YEAR = 15_768_000;

const folder = temporaryFolder();
let site: RunningSite;

/** A few of the built files, with the headers of a build for an https address. */
beforeAll(async () => {
  for (const file of ['index.html', '404.html', 'contact/problem.html', 'robots.txt']) {
    mkdirSync(dirname(join(folder.path, file)), { recursive: true });
    cpSync(join(SITE_DIR, file), join(folder.path, file));
  }
  const secure = readBuildEnvironment({ VITE_SITE_URL: 'https://www.example.com' });
  const { 'Strict-Transport-Security': hsts } = securityHeaders(
    { scripts: new Set(), styles: new Set() },
    secure,
  );
  const built = readFileSync(join(SITE_DIR, '_headers'), 'utf8').replace(/^ {2}Strict-Transport.*\n/m, '');
  writeFileSync(join(folder.path, '_headers'), built);
  appendFileSync(join(folder.path, '_headers'), `/*\n  Strict-Transport-Security: ${hsts}\n`);
  site = await startSite({ siteDir: folder.path });
});
afterAll(async () => {
  await site?.stop();
  folder[Symbol.dispose]();
});

type Holds = (headers: Headers) => boolean;

/** Sources of a directive of the policy; those of `default-src` stand in for what is fetched, and for nothing else. */
function sourcesOf(headers: Headers, directive: string): string[] {
  const policy = headers.get('content-security-policy') ?? '';
  const directives = new Map(
    policy.split('; ').map((text) => {
      const [name = '', ...sources] = text.split(' ');
      return [name, sources];
    }),
  );
  const standIn = directive.endsWith('-src') ? directives.get('default-src') : undefined;
  return directives.get(directive) ?? standIn ?? ['*'];
}

const LOOSE = ["'unsafe-inline'", "'unsafe-eval'", 'data:', 'http:', 'https:', 'ftp:', '*'];
const areTight = (headers: Headers, directive: string) =>
  sourcesOf(headers, directive).every((source) => !LOOSE.includes(source) && !/^https?:\/\/\*/.test(source));

/**
 * Of each test the best result that applies, with its points beyond the 100 that there are to begin with. Out of reach
 * on purpose are 5 points each for a place on the browsers' own list of https sites, which is the owner's to ask for, for
 * cookies, of which there are none, and for hashes of scripts, which are all our own.
 */
const BEST: Record<string, [points: number, holds: Holds]> = {
  'content-security-policy': [
    10,
    (headers) =>
      sourcesOf(headers, 'default-src').join() === "'none'" &&
      ['script-src', 'style-src', 'object-src'].every((directive) => areTight(headers, directive)) &&
      ['form-action', 'base-uri'].every((directive) => areTight(headers, directive)) &&
      !/http:/.test(headers.get('content-security-policy') ?? ''),
  ],
  'cross-origin-resource-policy': [
    10,
    (headers) => headers.get('cross-origin-resource-policy') === 'same-origin',
  ],
  'x-frame-options': [5, (headers) => sourcesOf(headers, 'frame-ancestors').join() === "'none'"],
  'referrer-policy': [5, (headers) => headers.get('referrer-policy') === 'strict-origin-when-cross-origin'],
  'strict-transport-security': [
    0,
    (headers) =>
      Number(/^max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]) >= HALF_A_YEAR,
  ],
  'x-content-type-options': [0, (headers) => headers.get('x-content-type-options') === 'nosniff'],
  'cross-origin-resource-sharing': [0, (headers) => !headers.has('access-control-allow-origin')],
  cookies: [0, (headers) => !headers.has('set-cookie')],
};

const failed = (headers: Headers, tests = Object.entries(BEST)) =>
  tests.filter(([, [, holds]]) => !holds(headers)).map(([name]) => name);

test('the home page reaches 130 points, the most that applies to it', async () => {
  const { headers } = await fetch(site.url, {
    headers: { Origin: 'https://http-observatory.security.mozilla.org' },
  });
  expect(failed(headers)).toEqual([]);
  expect(Object.values(BEST).reduce((sum, [points]) => sum + points, 100)).toBe(130);
});

describe('so does every other answer', () => {
  test.each([
    ['a page that is not there', '/nothing', {}],
    ['a file', '/robots.txt', {}],
    ['the health check', '/healthz', {}],
    ['a path that leads on', '/index.html', {}],
    ['a method that is refused', '/', { method: 'DELETE' }],
    [
      'a preflight of another origin',
      '/',
      { method: 'OPTIONS', headers: { 'Access-Control-Request-Method': 'GET' } },
    ],
    [
      'a form that is refused',
      '/api/contact',
      { method: 'POST', body: 'x', headers: { 'Content-Type': 'text/plain' } },
    ],
    [
      'a form whose problems are listed',
      '/api/contact',
      { method: 'POST', body: new URLSearchParams('a=b') },
    ],
  ] as [string, string, RequestInit][])('%s', async (_what, path, request) => {
    const origin = { Origin: 'https://elsewhere.example.com' };
    const { headers } = await fetch(`${site.url}${path}`, {
      ...request,
      headers: { ...origin, ...(request.headers as Record<string, string>) },
      redirect: 'manual',
    });
    expect(failed(headers)).toEqual([]);
    expect(headers.get('location') ?? '/', 'nobody is led to another site').toMatch(/^\/(?!\/)/);
  });

  test('what could not be read', async () => {
    const [head = ''] = (await rawRequest(site.url, 'GET / HTTP/1.1\r\nHost a\r\n\r\n')).split('\r\n\r\n');
    const lines = head.split('\r\n').slice(1);
    const headers = new Headers(lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]));
    expect(failed(headers)).toEqual([]);
  });
});

test('every script is loaded from this site, so that there is no hash to ask for', () => {
  const foreign = PAGES.flatMap(({ file, html }) =>
    [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"/g)]
      .filter(([, address = '']) => !/^\/(?!\/)/.test(address))
      .map(([, address]) => `${file}: ${address}`),
  );
  expect(foreign).toEqual([]);
});
