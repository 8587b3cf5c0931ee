/** Tests the endpoint of the editor's files: its callers, its files, and the content it refuses to write. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesEndpoint } from './files-endpoint.ts';

let root: string;
let server: Server;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'editor-'));
  mkdirSync(join(root, 'content/blog'), { recursive: true });
  mkdirSync(join(root, 'content/data'), { recursive: true });
  mkdirSync(join(root, 'public/pictures'), { recursive: true });
  mkdirSync(join(root, 'elsewhere'));
  writeFileSync(join(root, 'content/blog/first.md'), 'Text');
  writeFileSync(join(root, 'content/data/clients.yaml'), 'clients: []\n');
  writeFileSync(join(root, 'secret.md'), 'secret');
  symlinkSync(tmpdir(), join(root, 'public/pictures/way-out'));
  server = createServer(filesEndpoint(root));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true });
});

interface Call {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
}

/** Uses `node:http`, because `fetch` tidies up an address and sets the headers that a stranger would forge. */
function call({ path = '/', method = 'GET', headers = {}, body }: Call) {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { 'X-Editor': 'save', ...headers },
    });
    sent.on('error', reject);
    sent.on('response', async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part as Buffer);
      resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() });
    });
    sent.end(body);
  });
}

const post = (title: string) =>
  `---\ntitle: ${title}\ncategory: Voice\ndescription: What it is.\nreadTime: 3\n---\n\nText.\n`;

test('the editor lists, reads, saves and removes a file', async () => {
  const { text } = await call({});
  expect((JSON.parse(text) as { path: string }[]).map(({ path }) => path)).toEqual([
    'content/blog/first.md',
    'content/data/clients.yaml',
  ]);
  expect(await call({ path: '/content/blog/first.md' })).toEqual({ status: 200, text: 'Text' });
  const path = '/content/blog/A%20new%20one.md';
  expect((await call({ path, method: 'PUT', body: post('New') })).status).toBe(204);
  expect(readFileSync(join(root, 'content/blog/A new one.md'), 'utf8')).toBe(post('New'));
  expect((await call({ path, method: 'DELETE' })).status).toBe(204);
  expect(existsSync(join(root, 'content/blog/A new one.md'))).toBe(false);
});

test.each([
  ['another site', { Origin: 'https://evil.example' }],
  ['another port of this computer', { Origin: 'http://localhost:9' }],
  ['a page that links here', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a name that somebody else points at this computer', { Host: 'evil.example' }],
  ['a form, which cannot set a header', { 'X-Editor': '' }],
])('a request of %s is refused', async (_name, headers) => {
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect((await call({ path: '/content/blog/first.md', method, headers })).status).toBe(403);
  expect(readFileSync(join(root, 'content/blog/first.md'), 'utf8')).toBe('Text');
});

test.each([
  '/secret.md',
  '/../secret.md',
  '/content/blog/../../secret.md',
  '/content/blog/..%2f..%2fsecret.md',
  '/content/blog/%2e%2e/%2e%2e/secret.md',
  '/content/blog/..%5c..%5csecret.md',
  '/content/blog/x.md%00.jpg',
  '/content/blog/.hidden.md',
  '/content/data/team.ts',
  '/content/data/unknown.yaml',
  '/content/blog/script.ts',
  '/public/index.html',
  '/public/pictures/page.html',
  '/public/pictures/way-out/stolen.png',
  '/etc/passwd',
  '/%',
])('%s is no file of the editor', async (path) => {
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect((await call({ path, method, body: method === 'PUT' ? 'x' : undefined })).status).toBeOneOf([
      400, 403,
    ]);
  expect(readFileSync(join(root, 'secret.md'), 'utf8')).toBe('secret');
  expect(existsSync(join(tmpdir(), 'stolen.png'))).toBe(false);
});

test('a file of facts cannot be removed, because a page reads it', async () => {
  expect((await call({ path: '/content/data/clients.yaml', method: 'DELETE' })).status).toBe(403);
});

test.each([
  [
    'facts with a mistake',
    '/content/data/clients.yaml',
    'clients:\n  - sample: true\n',
    'content/data/clients.yaml, clients, row 1, field name: is missing. Write text there.',
  ],
  [
    'an article without a category',
    '/content/blog/new.md',
    '---\ntitle: New\ndescription: D\nreadTime: 3\n---\n',
    'content/blog/new.md: category is missing. Fill it in at the head of the form.',
  ],
  [
    'an article with a bad date',
    '/content/blog/new.md',
    post('New').replace('readTime', 'date: 03/02/2026\nreadTime'),
    'content/blog/new.md cannot be published as it is:\n  date: "03/02/2026" is not a day. Write it as YYYY-MM-DD, for example 2026-11-21.',
  ],
  [
    'an article in curly quotation marks',
    '/content/blog/new.md',
    post('“New”'),
    'content/blog/new.md, field title: “New” stands in curly quotation marks, which the page would print. Take them off.',
  ],
  [
    'a dead link',
    '/content/blog/new.md',
    `${post('New')}[To the first](/blog/frist) and ![a picture](/pictures/office.png).\n`,
    'content/blog/new.md: /blog/frist leads nowhere. Pages with such an address are /blog/first.\ncontent/blog/new.md: /pictures/office.png leads nowhere. Upload the picture first, or correct its name.',
  ],
  [
    'a header with a tab',
    '/content/blog/new.md',
    post('New').replace('readTime', '\treadTime'),
    'content/blog/new.md, line 5: begins with a tab. Only spaces may stand there: put two for each step inwards.',
  ],
  [
    'a text that calls itself a picture',
    '/public/pictures/office.jpg',
    'no picture',
    'office.jpg is not a picture this site can read. Save it as JPEG, PNG or WebP and choose that file.',
  ],
  [
    'a drawing with a script',
    '/public/pictures/logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'logo.svg holds a script, which no picture needs. Export the drawing again without it, or save it as PNG.',
  ],
  [
    'a file of 30 MB',
    '/public/pictures/office.jpg',
    Buffer.alloc(30 * 1024 * 1024),
    'The file has 30 MB; more than 25 MB is not taken. Make a picture smaller first: 2400 pixels across are enough for any place on the site.',
  ],
])('%s is refused, and nothing is written', async (_name, path, body, message) => {
  const before = (await call({})).text;
  expect(await call({ path, method: 'PUT', body })).toEqual({
    status: _name === 'a file of 30 MB' ? 413 : 422,
    text: message,
  });
  expect((await call({})).text).toBe(before);
});

test('a photograph is turned, made no larger than a page needs, and loses what the camera wrote', async () => {
  const photograph = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#a52' } })
    .withExif({ IFD0: { Make: 'Camera' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const path = '/public/pictures/office.jpg';
  expect(await call({ path, method: 'PUT', body: photograph })).toEqual({ status: 204, text: '' });
  const { width, height, exif } = await sharp(join(root, 'public/pictures/office.jpg')).metadata();
  expect({ width, height, exif }).toEqual({ width: 1800, height: 2400, exif: undefined });
  await call({ path, method: 'DELETE' });
});
