import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningWebsite, runWebsite } from '../testing/running-website.ts';

const EDITOR = 'https://n8n.example.com';
const SEARCH = '{"totalWorkflows":1}';

let site: RunningWebsite;
beforeAll(async () => {
  site = await runWebsite({
    prepare: (folder) => {
      mkdirSync(join(folder, 'n8n/templates/collections'), { recursive: true });
      writeFileSync(join(folder, 'n8n/health.json'), '{"status":"OK"}');
      writeFileSync(join(folder, 'n8n/templates/search.json'), SEARCH);
      writeFileSync(join(folder, 'n8n/templates/search.json.br'), brotliCompressSync(SEARCH));
      writeFileSync(join(folder, 'n8n/templates/collections.json'), '{"collections":[]}');
      writeFileSync(join(folder, 'n8n/templates/collections/1.json'), '{"collection":{}}');
    },
  });
});
afterAll(() => site[Symbol.asyncDispose]());

const ask = (path: string, headers: Record<string, string> = { Origin: EDITOR }, method = 'GET') =>
  fetch(`${site.url}${path}`, { method, headers, redirect: 'manual' });

test.each([
  ['/n8n/health', { status: 'OK' }],
  ['/n8n/health.json', { status: 'OK' }],
  ['/n8n/templates/search?page=1&rows=20&category=&search=pdf', { totalWorkflows: 1 }],
  ['/n8n/templates/collections', { collections: [] }],
  ['/n8n/templates/collections/1', { collection: {} }],
])('%s answers n8n as JSON, readable for the origin that asked', async (path, body) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  expect(answer.headers.get('access-control-allow-origin')).toBe(EDITOR);
  expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
  expect(answer.headers.get('vary')).toMatch(/\bOrigin$/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await answer.json()).toEqual(body);
});

test('a compressed answer differs by encoding and by origin', async () => {
  const answer = await ask('/n8n/templates/search', { Origin: EDITOR, 'Accept-Encoding': 'br' });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding, Origin');
});

test('an unchanged answer is still readable across origins', async () => {
  const etag = (await ask('/n8n/health')).headers.get('etag') ?? '';
  const again = await ask('/n8n/health', { Origin: EDITOR, 'If-None-Match': etag });
  expect([again.status, again.headers.get('access-control-allow-origin')]).toEqual([304, EDITOR]);
});

test('the preflight allows the header that n8n adds', async () => {
  const answer = await ask(
    '/n8n/templates/search',
    {
      Origin: EDITOR,
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'n8n-version',
    },
    'OPTIONS',
  );
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(answer.headers.get('access-control-allow-origin')).toBe(EDITOR);
  expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
  expect(answer.headers.get('access-control-allow-headers')).toBe('n8n-version');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('without an origin nothing is said about origins', async () => {
  const answer = await ask('/n8n/health', {});
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, null]);
});

test('no other part of the site can be read across origins', async () => {
  for (const path of ['/', '/about', '/search.json', '/n8n', '/healthz']) {
    expect((await ask(path)).headers.get('access-control-allow-origin'), path).toBeNull();
  }
  expect((await ask('/about', { Origin: EDITOR }, 'OPTIONS')).status).toBe(405);
});

test('what the template host does not have is not found, and is only read', async () => {
  expect((await ask('/n8n/templates/workflows/99')).status).toBe(404);
  expect((await ask('/n8n/health', { Origin: EDITOR }, 'POST')).status).toBe(405);
});
