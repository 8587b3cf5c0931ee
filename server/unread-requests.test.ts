import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawRequest } from './testing/raw-request.ts';
import { type RunningWebsite, runWebsite } from './testing/running-website.ts';

let website: RunningWebsite;
beforeAll(async () => {
  website = await runWebsite();
});
afterAll(() => website?.[Symbol.asyncDispose]());

test.each([
  ['what is no request', 400, 'hello\r\n\r\n'],
  ['headers that are too large', 431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`],
  ['what a client expects', 417, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: the-impossible\r\n\r\n'],
  ['a request that names no host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a request that names two', 400, 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n'],
  ['a request that names what is none', 400, 'GET / HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n'],
  ['a preflight', 405, 'OPTIONS /api/contact HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
])('%s is answered with %i and the headers of every other answer', async (_what, status, request) => {
  const { headers } = await fetch(`${website.url}/healthz`);
  const answer = await rawRequest(website.url, request);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const security = [...headers.keys()].filter((name) =>
    /^(content-security|x-|referrer|cross-origin)/.test(name),
  );
  expect(security.length).toBeGreaterThan(0);
  for (const name of security)
    expect(answer.toLowerCase()).toContain(`\r\n${name}: ${headers.get(name)?.toLowerCase()}\r\n`);
});

test.each(['GET / HTTP/1.0', 'GET / HTTP/1.1\r\nHost: [2001:db8::1]:3000', 'GET / HTTP/1.1\r\nHost:'])(
  '%j is answered',
  async (request) => {
    const answer = await rawRequest(website.url, `${request}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  },
);
