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
