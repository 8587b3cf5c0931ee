import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expectTable } from '#model/testing/table.ts';
import { ask } from '../testing/sent-requests.ts';
import { runWebsite } from '../testing/servers.ts';
import { contentType } from './site-files.ts';
import { publicPath } from './site-redirects.ts';

const FILM = randomBytes(1000);
const website = await runWebsite({ files: { 'films/promo.mp4': FILM, 'films/empty.mp4': '' } });
afterAll(() => website[Symbol.asyncDispose]());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(website.url, path, { headers, method });

const EVERYWHERE = {
  'content-security-policy': "default-src 'self'",
  'x-content-type-options': 'nosniff',
};

const PATHS = `/ /docs /docs/case-studies/PierpontHoldings /about?a=b /%61bout /about/ /about.html
  /about/?a=b%zz /index.html /index /docs/ /docs.html /docs/index.html /ABOUT/?a=b
  /docs/Case-Studies/PIERPONTHOLDINGS.HTML /Team/?a=b /shop?a=b /assets/logo.png
  /_assets/app.a1b2c3.js /site.webmanifest /blog/rss.xml /sitemap.xml /notes.md
  /.well-known/security.txt /films/empty.mp4 /nope /blog/nope`.split(/\s+/);

async function answersOf(path: string) {
  const answers = new Map<string, string>();
  for (const method of 'GET HEAD POST PUT DELETE OPTIONS PATCH TRACE'.split(' ')) {
    const { status, headers, text } = await get(path, { 'Content-Length': '0' }, method);
    const told = Object.entries({ ...headers, date: 'now' }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    const title = /<title>.*?(?=<.title>)/.exec(text) ?? [];
    const answer = [[status, ...title].join(' '), ...told].join('\n  ');
    answers.set(answer, `${answers.get(answer) ?? ''}${method} `);
  }
  return Array.from(answers, ([answer, methods]) => methods + answer).join('\n');
}

test.each(PATHS)('%s is answered with all its headers, and can only be read', async (path) => {
  expect(await answersOf(path)).toMatchSnapshot();
});

test('the form is only posted, the health only read, and no other site told of it', async () => {
  for (const path of ['/api/contact', '/healthz'])
    expect((await answersOf(path)).replace(/(?<=length: )\d+/g, 'some')).toMatchSnapshot(path);
});

test('of a file’s name come its path and its type', () => {
  const names = `index.html about.html a/index.html indexes.html a/index.txt rss.xml a/b.XML a.ico
    a.XLSX a.json a.svg a.webmanifest a.html.br a.woff2 .xml a index.html/a`;
  expectTable(names.split(/\s+/), (name) => `${publicPath(name)} ${contentType(name)}`);
});

const UNKNOWN = `/nope /_redirects /.env /_headers /404 /404.html /../../etc/passwd /about%00.html
  /..%2f..%2fetc%2fpasswd /%2e%2e/%2e%2e/etc/passwd /....//etc/passwd /% /%ff /%c0%ae%c0%ae/
  //example.com/ //example.com/%2f.. /\\example.com /about.html.br /index.html.gz /api
  /api/contact/ /__proto__ /docs//case-studies/PierpontHoldings /${'a'.repeat(8000)}
  /blogs /docs/nope /blog/nope /blog/nope/deeper /blog/404 /blog/nope?x=/y`;

test.each(UNKNOWN.split(/\s+/))('%s is 404 with the page of its folder', async (path) => {
  const answer = await get(path);
  const title = path.startsWith('/blog/') ? 'Post not found' : 'Not found';
  expect([answer.status, answer.text]).toEqual([404, `<!doctype html><title>${title}</title>`]);
  expect(answer.headers).toMatchObject(EVERYWHERE);
  expect(answer.headers['cache-control']).not.toContain('immutable');
});

const identity = (bytes: Buffer) => bytes;
const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity } as const;

test.each([
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['*', 'identity'],
  ['br ; q=0.9 , gzip;q=0.9', 'br'],
  ['br; q=0.0 , GZIP', 'gzip'],
] as const)('who accepts "%s" gets %s, and 304 for its ETag', async (accepted, coding) => {
  const accept = { 'Accept-Encoding': accepted };
  const { body, headers } = await get('/about', accept);
  expect(headers['content-encoding'] ?? 'identity').toBe(coding);
  expect(headers['content-length']).toBe(String(body.length));
  expect(decoders[coding](body).toString()).toContain('<title>About</title>');
  expect(headers['accept-ranges']).toBe(coding === 'identity' ? 'bytes' : undefined);
  const { etag = '' } = headers;
  expect(etag).toMatch(/^"[^"]+"$/);
  for (const given of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await get('/about', { ...accept, 'If-None-Match': given });
    expect([given, again.status, again.text]).toEqual([given, 304, '']);
    expect(again.headers).toMatchObject({ etag, vary: 'Accept-Encoding', ...EVERYWHERE });
  }
  const other = { 'Accept-Encoding': coding === 'gzip' ? 'br' : 'gzip', 'If-None-Match': etag };
  expect((await get('/about', other)).status).toBe(200);
  expect((await get('/notes.md', accept)).headers).not.toHaveProperty('content-encoding');
  // A part is of the plain bytes, for who has these.
  const part = { ...accept, Range: 'bytes=0-14' };
  expect(await get('/about', part)).toMatchObject({ status: 206, text: '<!doctype html>' });
  const resumed = await get('/about', { ...part, 'If-Range': etag });
  expect(resumed.status).toBe(coding === 'identity' ? 206 : 200);
});

const part = (Range: string, headers: Record<string, string> = {}, method = 'GET') =>
  get('/films/promo.mp4', { Range, ...headers }, method);

const RANGES = `0-1,500-,10-10,990-99999999999999999999,-10,-5000,1000-,2000-3000,-0,5-4,,-,a-b,1,+1-2`;

test('of a file that is sent what is asked for, whole what is no range', async () => {
  const answers: unknown[] = [];
  const ranges = RANGES.split(',').map((range) => `bytes=${range}`);
  for (const range of [...ranges, 'bytes= 0-1', 'bytes=0-1,5-6', '0-1']) {
    const { status, headers, body } = await part(range);
    expect(headers).toMatchObject({ 'content-length': String(body.length), ...EVERYWHERE });
    const first = Number.parseInt(headers['content-range']?.slice(6) ?? '0', 10) || 0;
    expect(body).toEqual(FILM.subarray(first, first + body.length));
    answers.push([range, status, headers['content-range'], body.length].join(' '));
  }
  expect(answers).toMatchSnapshot();
});

test('only who has the newest file gets a part, and only by GET', async () => {
  const { etag = '' } = (await get('/films/promo.mp4')).headers;
  for (const [status, headers, method] of [
    [200, { 'If-Range': '"other"' }],
    [200, { 'If-Range': `W/${etag}` }],
    [200, { 'If-Range': 'Wed, 21 Oct 2015 07:28:00 GMT' }],
    [206, { 'If-Range': etag }],
    [304, { 'If-None-Match': etag }],
    [206, { 'If-None-Match': '"other"' }],
    [200, {}, 'HEAD'],
  ] as const)
    expect((await part('bytes=0-1', headers, method)).status).toBe(status);
  expect((await get('/films/empty.mp4', { Range: 'bytes=0-' })).status).toBe(416);
  expect((await get('/nope', { Range: 'bytes=0-1' })).status).toBe(404);
});
