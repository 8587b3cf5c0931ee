import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder, writeSite } from '../testing/resources.ts';
import { type RunningWebsite, runWebsite } from '../testing/running-website.ts';
import { rawRequest } from '../testing/sent-requests.ts';
import { headersFor, parseHeadersFile } from './read-headers-file.ts';
import { representationFor } from './serve-static.ts';
import { loadSite } from './site-files.ts';

let website: RunningWebsite;
beforeAll(async () => {
  website = await runWebsite();
});
afterAll(() => website?.[Symbol.asyncDispose]());

interface RawAnswer {
  status: number;
  headers: Map<string, string>;
  body: Buffer;
}

/** One request without the conveniences of `fetch`, which decodes, follows and cleans paths up. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawAnswer> {
  const lines = Object.entries({ Host: 'x', Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const raw = await rawRequest(website.url, `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const split = raw.indexOf('\r\n\r\n');
  const [statusLine = '', ...fields] = raw.slice(0, split).split('\r\n');
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: new Map(
      fields.map((field) => [
        field.slice(0, field.indexOf(':')).toLowerCase(),
        field.slice(field.indexOf(':') + 2),
      ]),
    ),
    body: Buffer.from(raw.slice(split + 4), 'latin1'),
  };
}

const text = async (path: string) => (await get(path)).body.toString();

test('a page is answered at its path, with the headers of the site', async () => {
  const page = await get('/about');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(page.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('vary')).toBe('Accept-Encoding');
  expect(page.body.toString()).toContain('<title>About</title>');
  expect(await text('/')).toContain('<title>Home</title>');
  expect(await text('/docs')).toContain('<title>Docs</title>');
  expect(await text('/docs/case-studies/PierpontHoldings')).toContain('Case');
  expect(await text('/about?utm_source=x#y')).toContain('<title>About</title>');
  expect(await text('/%61bout')).toContain('<title>About</title>');
  expect(await text('http://example.com/about')).toContain('<title>About</title>');
});

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about/?a=b%zz', '/about?a=b%zz'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/docs/', '/docs'],
  ['/docs/index.html', '/docs'],
  ['/docs.html', '/docs'],
  ['/About', '/about'],
  ['/ABOUT/?a=b', '/about?a=b'],
  ['/docs/case-studies/pierpontholdings', '/docs/case-studies/PierpontHoldings'],
  ['/docs/Case-Studies/PIERPONTHOLDINGS.HTML', '/docs/case-studies/PierpontHoldings'],
  ['/team', '/about#team'],
  ['/Team/?a=b', '/about?a=b#team'],
  ['/shop?a=b', 'https://shop.example.com/?from=site'],
])('%s leads to %s', async (path, target) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([308, target]);
});

describe('what is not a page of the site is 404 with the helpful page', () => {
  test.each([
    '/nope',
    '/_redirects',
    '/.env',
    '/_headers',
    '/404',
    '/404.html',
    '/../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/....//etc/passwd',
    '/about%00.html',
    '/%',
    '/%ff',
    '/%c0%ae%c0%ae/',
    '//example.com/',
    '//example.com/%2f..',
    '/\\example.com',
    '/about.html.br',
    '/index.html.gz',
    '/api',
    '/api/contact/',
    '/__proto__',
    '/constructor',
    '/docs//case-studies/PierpontHoldings',
    `/${'a'.repeat(8000)}`,
  ])('%s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toContain('<title>Not found</title>');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(answer.headers.get('cache-control')).not.toContain('immutable');
  });
});

describe('below a folder with a 404 page of its own, that page answers', () => {
  test.each(['/blog/nope', '/blog/nope/deeper', '/blog/404', '/blog/404.html', '/blog/nope?x=/y'])(
    '%s',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).toContain('<title>Post not found</title>');
    },
  );

  test.each(['/blogs', '/blog-nope', '/docs/nope'])('but not at %s', async (path) => {
    expect(await text(path)).toContain('<title>Not found</title>');
  });
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a client that wants %s gets it', async (encoding, decode) => {
  const answer = await get('/about', { 'Accept-Encoding': encoding });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('content-length')).toBe(String(answer.body.length));
  expect(decode(answer.body).toString()).toContain('<title>About</title>');
});

describe('of the compressed copies', () => {
  using folder = temporaryFolder();
  writeSite(folder.path);
  const [page, plainFile] = ['/about', '/notes.md'].map((path) => loadSite(folder.path).resources.get(path));
  if (!page || !plainFile) throw new Error('the fixture has no /about or no /notes.md');

  test.each([
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['GZIP, BR', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['identity;q=0, gzip', 'gzip'],
    ['identity, br;q=0.2', 'identity'],
    ['deflate', 'identity'],
    ['br;q=banana', 'identity'],
    ['br ; q=0.9 , gzip;q=0.9', 'br'],
    ['br;q=0, gzip, BR', 'gzip'],
  ])('%s gets %s', (header, expected) => {
    expect(representationFor(page, header).encoding).toBe(expected);
    expect(representationFor(plainFile, header).encoding).toBe('identity');
  });

  test('any header at all gets an answer, and never a refused encoding while another is accepted', () => {
    const own = fc.constantFrom('br', ' bR ', 'br;q=1', '*', 'br;Q=0.5', 'gzip;q=0', 'identity;q=0');
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), own)), (parts) => {
        const header = parts.join(',');
        expect(representationFor(page, header)).toBeDefined();
        expect(representationFor(page, `br;q=0, gzip;q=1, ${header}`).encoding).not.toBe('br');
      }),
    );
  });

  test('headers that a client makes up cost a page no memory that stays', () => {
    for (let count = 0; count < 500; count += 1) {
      expect(representationFor(page, `gzip, x${count};q=0.${'1'.repeat(10_000)}`).encoding).toBe('gzip');
      expect(representationFor(page, `br, x${count}`).encoding).toBe('br');
    }
    expect([...page.chosen.keys()].join('').length).toBeLessThan(4000);
  });
});

test('each encoding has its own strong ETag, and an unchanged page is 304 without a body', async () => {
  const plain = await get('/about');
  const packed = await get('/about', { 'Accept-Encoding': 'br' });
  const etag = packed.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[^"]+"$/);
  expect(etag).not.toBe(plain.headers.get('etag'));
  for (const given of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await get('/about', { 'Accept-Encoding': 'br', 'If-None-Match': given });
    expect([given, again.status, again.body.length]).toEqual([given, 304, 0]);
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('vary')).toBe('Accept-Encoding');
    expect(again.headers.get('content-security-policy')).toBe("default-src 'self'");
  }
  expect((await get('/about', { 'If-None-Match': etag })).status).toBe(200);
});

test('hashed files are cached for a year', async () => {
  const answer = await get('/_assets/app.a1b2c3.js');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['/assets/logo.png', 'image/png'],
  ['/_assets/app.a1b2c3.js', 'text/javascript; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/search.json', 'application/json; charset=utf-8'],
  ['/notes.md', 'text/markdown; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
])('%s is sent as %s', async (path, type) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
});

test('HEAD has the headers of GET and no body', async () => {
  const [head, full] = [await get('/about', {}, 'HEAD'), await get('/about')];
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers.get('content-length')).toBe(full.headers.get('content-length'));
  expect((await get('/nope', {}, 'HEAD')).status).toBe(404);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('%s is not for pages', async (method) => {
  const answer = await get('/about', { 'Content-Length': '0' }, method);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a missing build is said with the command that makes it', () => {
  const empty = mkdtempSync(join(tmpdir(), 'website-test-'));
  expect(() => loadSite(empty)).toThrow(`There is no built site in ${empty}. Run "npm run build" first`);
  rmSync(empty, { recursive: true });
});

describe('parts of a file', () => {
  const FILM = randomBytes(1000);
  const PATH = '/films/promo.mp4';

  let website: RunningWebsite;
  beforeAll(async () => {
    website = await runWebsite({
      prepare: (folder) => {
        mkdirSync(join(folder, 'films'));
        writeFileSync(join(folder, PATH), FILM);
        writeFileSync(join(folder, 'films/empty.mp4'), '');
      },
    });
  });
  afterAll(() => website?.[Symbol.asyncDispose]());

  async function get(headers: Record<string, string>, { path = PATH, method = 'GET' } = {}) {
    const answer = await fetch(website.url + path, { method, headers });
    return { ...answerFields(answer), body: Buffer.from(await answer.arrayBuffer()) };
  }

  function answerFields({ status, headers }: Response) {
    return {
      status,
      etag: headers.get('etag') ?? '',
      range: headers.get('content-range'),
      length: headers.get('content-length'),
      encoding: headers.get('content-encoding'),
      type: headers.get('content-type'),
      ranges: headers.get('accept-ranges'),
      policy: headers.get('content-security-policy'),
    };
  }

  describe('one range is answered with that part', () => {
    test.each([
      ['bytes=0-1', 0, 1],
      ['bytes=0-', 0, 999],
      ['bytes=500-', 500, 999],
      ['bytes=10-10', 10, 10],
      ['bytes=990-5000', 990, 999],
      ['bytes=990-99999999999999999999', 990, 999],
      ['bytes=-10', 990, 999],
      ['bytes=-5000', 0, 999],
      ['Bytes=0-1', 0, 1],
      ['bytes= 0-1', 0, 1],
      ['bytes=,0-1, ', 0, 1],
    ])('%s', async (header, first, last) => {
      const part = await get({ Range: header });
      expect(part).toMatchObject({
        status: 206,
        range: `bytes ${first}-${last}/1000`,
        length: String(last - first + 1),
        type: 'video/mp4',
        ranges: 'bytes',
        policy: "default-src 'self'",
      });
      expect(part.body).toEqual(FILM.subarray(first, last + 1));
    });
  });

  describe('a range beyond the end is refused with the size', () => {
    test.each([
      ['bytes=1000-', PATH, 1000],
      ['bytes=2000-3000', PATH, 1000],
      ['bytes=-0', PATH, 1000],
      ['bytes=0-', '/films/empty.mp4', 0],
      ['bytes=-1', '/films/empty.mp4', 0],
    ])('%s of %s', async (header, path, size) => {
      const answer = await get({ Range: header }, { path });
      expect(answer).toMatchObject({ status: 416, range: `bytes */${size}`, length: '0' });
      expect(answer.policy).toBe("default-src 'self'");
    });
  });

  describe('the whole file is sent instead of', () => {
    test.each([
      'bytes=0-1,5-6',
      'bytes=5-4',
      'bytes=',
      'bytes=-',
      'bytes=a-b',
      'bytes=1',
      'bytes=+1-2',
      'lines=0-1',
      '0-1',
    ])('%s', async (header) => {
      const answer = await get({ Range: header });
      expect(answer).toMatchObject({ status: 200, range: null, ranges: 'bytes' });
      expect(answer.body).toEqual(FILM);
    });
  });

  test('who has a part of another version gets the whole file', async () => {
    const { etag } = await get({});
    expect((await get({ Range: 'bytes=0-1', 'If-Range': etag })).status).toBe(206);
    for (const other of ['"other"', `W/${etag}`, 'Wed, 21 Oct 2015 07:28:00 GMT'])
      expect((await get({ Range: 'bytes=0-1', 'If-Range': other })).status, other).toBe(200);
  });

  test('who has the whole file already gets no part of it', async () => {
    const { etag } = await get({});
    expect((await get({ Range: 'bytes=0-1', 'If-None-Match': etag })).status).toBe(304);
    expect((await get({ Range: 'bytes=0-1', 'If-None-Match': '"other"' })).status).toBe(206);
  });

  test('only GET has ranges', async () => {
    const answer = await get({ Range: 'bytes=0-1' }, { method: 'HEAD' });
    expect(answer).toMatchObject({ status: 200, length: '1000', range: null, ranges: 'bytes' });
  });

  test('a part of a page is cut from its plain text, whatever else the client takes', async () => {
    const accept = { 'Accept-Encoding': 'br, gzip' };
    const plain = await get({ 'Accept-Encoding': 'identity' }, { path: '/about' });
    const part = await get({ ...accept, Range: 'bytes=0-14' }, { path: '/about' });
    expect(part).toMatchObject({ status: 206, encoding: null, etag: plain.etag });
    expect(part.body.toString()).toBe('<!doctype html>');
    const packed = await get(accept, { path: '/about' });
    expect(packed).toMatchObject({ status: 200, encoding: 'br', ranges: null });
    const resumed = await get(
      { ...accept, Range: 'bytes=0-14', 'If-Range': packed.etag },
      { path: '/about' },
    );
    expect(resumed).toMatchObject({ status: 200, encoding: 'br' });
  });

  test('a page that does not exist has no parts', async () => {
    expect(await get({ Range: 'bytes=0-1' }, { path: '/nope' })).toMatchObject({ status: 404, range: null });
  });
});

const of = (text: string, path: string) =>
  Object.fromEntries(
    [...headersFor(parseHeadersFile(text), path).values()].map(({ name, value }) => [name, value]),
  );

const FILE = `# every page
/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'self'; img-src 'self' data:

/_assets/*
  Cache-Control: public, max-age=31536000, immutable
/about
\tX-Page: about
/blog/:id
  X-Post: yes
/embed
  ! X-Frame-Options
`;

test('a path gets the headers of every rule that matches it', () => {
  const everywhere = {
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': "default-src 'self'; img-src 'self' data:",
  };
  expect(of(FILE, '/')).toEqual(everywhere);
  expect(of(FILE, '/about')).toEqual({ ...everywhere, 'X-Page': 'about' });
  expect(of(FILE, '/about/us')).toEqual(everywhere);
  expect(of(FILE, '/_assets/a.js')).toMatchObject({ 'Cache-Control': 'public, max-age=31536000, immutable' });
  expect(of(FILE, '/blog/one')).toMatchObject({ 'X-Post': 'yes' });
  expect(of(FILE, '/blog/one/two')).toEqual(everywhere);
  expect(of(FILE, '/embed')).not.toHaveProperty('X-Frame-Options');
});

test('a header given twice is joined, as static hosts do', () => {
  expect(of('/*\n  Link: </a>\n/x\n  link: </b>', '/x')).toEqual({ link: '</a>, </b>' });
});

test('special characters of patterns are only themselves', () => {
  expect(of('/a.b\n  X: 1', '/aXb')).toEqual({});
  expect(of('/a.b(c)+\n  X: 1', '/a.b(c)+')).toEqual({ X: '1' });
});

test.each([
  ['  X: 1', '_headers, line 1: a header comes before any path: X: 1'],
  ['/*\n\n  nonsense', '_headers, line 3: not a header of the form "Name: value": nonsense'],
  ['about\n  X: 1', '_headers, line 1: a path must begin with "/": about'],
  ['/*\n  X: naïve', '_headers, line 2: not a header of the form "Name: value": X: naïve'],
])('a mistake is named with its line: %j', (text, message) => {
  expect(() => parseHeadersFile(text)).toThrow(message);
});
