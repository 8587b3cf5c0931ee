import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createServer } from 'vite';
import { filesOf } from '#model/content-files.ts';
import { WORDS, wordsNow } from '#scripts/sample-words.ts';
import { listen, temporaryFolder } from '#server/testing/resources.ts';
import { ask } from '#server/testing/sent-requests.ts';
import { editorServer } from './editor-server.ts';

const post = (title: string) =>
  `---\ntitle: ${title}\ncategory: Voice\ndescription: D\nreadTime: 3\n---\n\nText.\n`;

const FIRST = post('First');
const own = { 'content/blog/first.md': FIRST, 'secret.md': 'secret' };
const { path: root, remove } = temporaryFolder(own);
for (const part of ['content', 'public', 'src', 'package.json'])
  cpSync(part, join(root, part), { recursive: true });
symlinkSync(tmpdir(), join(root, 'public/pictures/way-out'));
const vite = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, watch: null, ws: false, cors: false },
  plugins: [editorServer()],
});
const server = await listen(createHttpServer(vite.middlewares));

afterAll(async () => {
  await vite.close();
  await server[Symbol.asyncDispose]();
  remove();
});

const statusOf = async (...given: Parameters<typeof call>) => (await call(...given)).status;

/** Of the last answer: its tag names what the file held. */
let answered: IncomingHttpHeaders = {};

async function call(method: string, path: string, body?: string | Buffer, own = {}) {
  const headers = { 'X-Editor': 'save', ...own };
  const answer = await ask(server.url, `/editor/files${path}`, { method, body, headers });
  answered = answer.headers;
  return { status: answer.status, text: answer.text };
}

test('a file is listed, read, saved and removed, but none of facts', async () => {
  const paths = JSON.parse((await call('GET', '/')).text) as string[];
  for (const one of ['content/blog/first.md', 'content/data/clients.yaml'])
    expect(paths).toContain(one);
  expect(paths).not.toContain('content/data/integrations/messaging.csv');
  expect(await call('GET', '/content/blog/first.md')).toEqual({ status: 200, text: FIRST });
  const { date, etag, 'last-modified': changed, ...headers } = answered;
  expect(headers).toMatchSnapshot();
  const path = '/content/blog/A%20new%20one.md';
  expect(await statusOf('PUT', path, post('New'))).toBe(204);
  expect(readFileSync(join(root, 'content/blog/A new one.md'), 'utf8')).toBe(post('New'));
  expect(await statusOf('DELETE', path)).toBe(204);
  expect(existsSync(join(root, 'content/blog/A new one.md'))).toBe(false);
  expect(await statusOf('DELETE', '/content/data/clients.yaml')).toBe(403);
  expect(await statusOf('DELETE', '/content/docs/process.mdx'), 'links lead there').toBe(422);
  expect([await statusOf('GET', path), await statusOf('POST', path)]).toEqual([404, 405]);
});

test('a header reaches the editor as the build reads it', async () => {
  const header =
    'Title: 1.10\ncategory: C # 2\ndescription: A: b\nreadTime: 3\nproof:\ndraft: True';
  writeFileSync(join(root, 'content/blog/odd.md'), `---\n${header}\n---\nText.\n`);
  const plain = 'title: "1.10"\ncategory: "C # 2"\ndescription: "A: b"\nreadTime: 3\ndraft: true';
  const { text } = await call('GET', '/content/blog/odd.md');
  expect(text).toBe(`---\n${plain}\n---\n\nText.\n`);
});

test('what changed since it was opened is not overwritten', async () => {
  const path = '/content/blog/second.md';
  const file = join(root, path);
  const asOpened = (tag = '') => ({ 'If-Match': tag });
  expect(await statusOf('PUT', path, post('Mine'), asOpened('"absent"'))).toBe(204);
  const mine = asOpened(answered.etag);
  expect(await statusOf('PUT', path, post('Again'), mine)).toBe(204);
  const again = asOpened(answered.etag);
  for (const tag of [mine, asOpened('"absent"')])
    expect(await call('PUT', path, post('Other'), tag)).toEqual({
      status: 412,
      text: expect.stringContaining('content/blog/second.md has changed since you opened it'),
    });
  writeFileSync(file, post('Pulled'));
  expect(await statusOf('DELETE', path, undefined, again)).toBe(412);
  expect(readFileSync(file, 'utf8')).toBe(post('Pulled'));
  await call('GET', path);
  expect(await statusOf('DELETE', path, undefined, asOpened(answered.etag))).toBe(204);
});

test.each([
  ['another site', { Origin: 'https://evil.example' }],
  ['another port of this computer', { Origin: 'http://localhost:9' }],
  ['a page that links here', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a name that somebody else points at this computer', { Host: 'evil.example' }],
  ['a form, which cannot set a header', { 'X-Editor': '' }],
])('a request of %s is refused', async (_name, headers) => {
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect(await statusOf(method, '/content/blog/first.md', undefined, headers)).toBe(403);
  expect(readFileSync(join(root, 'content/blog/first.md'), 'utf8')).toBe(FIRST);
});

const FOREIGN = `/secret.md /../secret.md /content/blog/../../secret.md
  /content/blog/..%2f..%2fsecret.md /content/blog/%2e%2e/%2e%2e/secret.md
  /content/blog/..%5c..%5csecret.md /content/blog/x.md%00.jpg /content/blog/.hidden.md
  /content/data/team.ts /content/data/unknown.yaml /public/index.html
  /public/pictures/page.html /public/pictures/way-out/stolen.png /etc/passwd /%`;
test.each(FOREIGN.split(/\s+/))('%s is no file of the editor', async (path) => {
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const body = method === 'PUT' ? 'x' : undefined;
    expect(await statusOf(method, path, body)).toBeOneOf([400, 403]);
  }
  expect(readFileSync(join(root, 'secret.md'), 'utf8')).toBe('secret');
  expect(existsSync(join(tmpdir(), 'stolen.png'))).toBe(false);
});

const [POST, JPG] = ['/content/blog/new.md', '/public/pictures/office.jpg'];
const SVG = '/public/pictures/logo.svg';
const plain = (width: number, height: number, background = '#a52') =>
  sharp({ create: { width, height, channels: 4, background } });
const frames = [plain(9, 9), plain(9, 9, '#25a')].map((frame) => frame.png().toBuffer());
const moving = sharp(await Promise.all(frames), { join: { animated: true } });
const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

test.each([
  ['/content/data/clients.yaml', 'clients:\n  - sample: true\n'],
  [POST, '---\ntitle: New\ndescription: D\nreadTime: 3\n---\n'],
  [POST, `${post('New')}[First](/files/first) ![](/pictures/office.png) ![](office.jpg)\n`],
  [JPG, 'no picture'],
  [JPG, await plain(90, 59).jpeg().toBuffer()],
  ['/public/pictures/dance.gif', await moving.gif().toBuffer()],
  [SVG, drawing('<script>alert(1)</script>')],
  [SVG, `<!DOCTYPE svg [<!ENTITY s "java">]>${drawing('<a href="&s;&#115;cript:alert(1)"/>')}`],
  [SVG, drawing('<circle r="9"').slice(0, -6)],
  [SVG, '<svg viewBox="0 0 9 9"><circle r="9"/></svg>'],
  [SVG, drawing('<image href="file:///C:/loom.png"/>')],
  [SVG, drawing('<use href="/pictures/loom.svg#a"/>')],
  [SVG, drawing('<circle onload="f()"/>')],
  [SVG, drawing('<foreignObject/>')],
  ['/public/pictures/IMG_0001.HEIC', await plain(90, 90).jpeg().toBuffer()],
  [`/content/blog/${'a'.repeat(400)}.md`, post('A')],
  ['/content/data/logos/lettered.svg', drawing('<text>Looms</text>')],
  ['/public/films/talk.mp4', '    ftypqt  '],
  ['/public/films/talk.vtt', '1\n00:00:01,000 --> 00:00:04,000\nA.\n'],
  [JPG, Buffer.alloc(60 * 1024 * 1024)],
])('what cannot be published is not written: %s', async (path, body) => {
  const before = await call('GET', path);
  const { status, text } = await call('PUT', path, body);
  expect(`${status} ${text}`).toMatchSnapshot();
  expect(await call('GET', path)).toEqual(before);
});

test('a drawing may have the entities of its program, and words like a script', async () => {
  const illustrator = '<!DOCTYPE svg [<!ENTITY ns "http://ns.test/">]>';
  const words = drawing(
    '<g xmlns:x="&ns;"><text>turn once = done</text><use href="#a"/><image href="data:,"/></g>',
  );
  expect(await call('PUT', SVG, illustrator + words)).toEqual({ status: 204, text: '' });
  await call('DELETE', SVG);
});

test('a photograph is turned, made small, tells no camera, and what is clear is white', async () => {
  const saved = () => sharp(join(root, JPG));
  const photograph = await plain(4000, 3000)
    .withExif({ IFD0: { Make: 'Camera' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await call('PUT', JPG, photograph)).toEqual({ status: 204, text: '' });
  const { width, height, exif } = await saved().metadata();
  expect({ width, height, exif }).toEqual({ width: 1800, height: 2400, exif: undefined });
  await call('PUT', JPG, await plain(300, 200, '#0000').png().toBuffer());
  expect(await saved().metadata(), 'a small one stays').toMatchObject({ width: 300 });
  expect((await saved().stats()).dominant.r).toBeGreaterThan(240);
  await call('DELETE', JPG);
});

const ASKED =
  `GET /editor?a, GET /editors, GET /@vite/client, GET /editor/config.json, GET /editor/launch
  POST /editor/launch?file=data/about.yaml, POST /editor/launch?file=data/about.yaml
  GET /editor/publish, POST /editor/publish`.split(/, |\n */);

test('around the files the editor has its page and forms, and asks who publishes', async () => {
  writeFileSync(join(root, WORDS), wordsNow(filesOf(root)));
  const told: string[] = [];
  for (const asked of ASKED)
    for (const sender of ['', 'save']) {
      const [method = '', path = ''] = asked.split(' ');
      const body = method === 'POST' ? '{"a":"other"}' : undefined;
      const headers = { 'X-Editor': sender, Referer: '/@sveltia/cms/' };
      const answer = await ask(server.url, path, { method, body, headers });
      const kind = answer.headers['content-type'];
      told.push(`${asked} ${sender} ${answer.status} ${kind} ${answer.text.slice(0, 70)}`);
    }
  expect(told).toMatchSnapshot();
});
