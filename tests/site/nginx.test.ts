/** `deploy/nginx.conf`, run by the nginx of this machine, against the answers of our own server. */
import { createHash } from 'node:crypto';
import { get, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENCODINGS } from '#server/static/accept-encoding.ts';
import { samplePayload } from '#server/testing/sample-lead.ts';
import { FILES, readSiteFile, SITE_DIR } from '../support/built-site.ts';
import { NGINX, type Nginx, startNginx } from '../support/nginx.ts';
import { type RunningSite, startSite } from '../support/start-site.ts';

const LIMIT_MS = 30_000;
/** Headers of `_headers`, and those that say how the body is to be read. The others are each server's own: ETag, Date, Server. */
const COMPARED = [
  ...[...readSiteFile('_headers').matchAll(/^ {2}([\w-]+):/gm)].map(([, name = '']) => name.toLowerCase()),
  ...['content-type', 'content-encoding', 'location', 'vary', 'strict-transport-security'],
];

const skipped = NGINX === undefined;
const title = (sentence: string) => (skipped ? `${sentence} (not run: no nginx here)` : sentence);

let own: RunningSite;
let nginx: Nginx;

beforeAll(async () => {
  if (NGINX === undefined) return;
  own = await startSite({ siteDir: SITE_DIR, env: { TRUST_PROXY: '1', CONTACT_RATE_LIMIT: '1/10m' } });
  nginx = await startNginx(NGINX, SITE_DIR, new URL(own.url).host);
}, LIMIT_MS);

afterAll(async () => {
  await nginx?.stop();
  await own?.stop();
});

interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  /** Digest of the body, so that a difference can be read. */
  body: string;
}

/** Uses `node:http`, because `fetch` decodes compressed bodies. */
function ask(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (response) => {
      const digest = createHash('sha256');
      for await (const chunk of response) digest.update(chunk);
      const body = digest.digest('hex');
      resolve({ status: response.statusCode ?? 0, headers: compared(response.headers), body });
    }).on('error', reject);
  });
}

function compared(headers: IncomingHttpHeaders): Answer['headers'] {
  return Object.fromEntries(COMPARED.map((name) => [name, headers[name]?.toString()]));
}

/** Leaves out the body's type of a redirect, which nobody reads. */
function told({ status, headers, body }: Answer): object {
  if (status !== 308) return { status, headers, body };
  return { status, headers: { ...headers, 'content-type': undefined } };
}

async function expectSameAnswers(paths: string[], headers: Record<string, string> = {}): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const path of paths) {
    const [ours, theirs] = await Promise.all([ask(own.url + path, headers), ask(nginx.url + path, headers)]);
    expect({ path, ...told(theirs) }).toEqual({ path, ...told(ours) });
    answers.push(theirs);
  }
  return answers;
}

const isCopy = (file: string) => ENCODINGS.some(({ ending }) => file.endsWith(ending));
const has = new Set(FILES);
/** A small file may have a brotli copy and no gzip copy: our server then says that answers vary, which nginx cannot know. */
const plain = FILES.filter((file) => !isCopy(file) && has.has(`${file}.gz`) === has.has(`${file}.br`));
const pages = plain.filter((file) => file.endsWith('.html')).map((file) => `/${file.slice(0, -5)}`);

test.skipIf(skipped)(
  title('every page and file of the site is the same from nginx, compressed where our server compresses'),
  async () => {
    const paths = plain.map((file) => `/${file}`).filter((path) => !path.endsWith('.html'));
    const answers = await expectSameAnswers([...pages, ...paths, '/'], { 'accept-encoding': 'gzip' });
    expect(answers.filter(({ headers }) => headers['content-encoding'] === 'gzip').length).toBeGreaterThan(
      pages.length,
    );
    await expectSameAnswers(['/', ...pages.slice(0, 5)]);
  },
  LIMIT_MS,
);

test.skipIf(skipped)(
  title('every other spelling of a page leads to its one address'),
  async () => {
    const shown = pages.filter((page) => page !== '/index' && !page.endsWith('/404'));
    const others = ['/', '.html', '/index', '/index.html', '/INDEX.HTML'];
    const answers = await expectSameAnswers([
      ...shown.flatMap((page) => others.map((other) => page + other)),
      ...['/index', '/index.html', '/about/?a=1&b=%20', '/index.html?a=1', '/ABOUT', '/About.HTML?a=1'],
    ]);
    expect(answers.every(({ status }) => status === 308)).toBe(true);
  },
  LIMIT_MS,
);

test.skipIf(skipped)(
  title('what does not exist, or is not for visitors, is the 404 page of its folder'),
  async () => {
    const notes = ['/_headers', '/_redirects', '/.build-stamp', '/.nginx.conf', '/.git/config'];
    const copies = FILES.filter(isCopy)
      .slice(0, 40)
      .map((file) => `/${file}`);
    const absent = ['/absent', '/blog/absent', '/blog/category/absent', '/docs/absent', '/_assets/absent.js'];
    const spellings = [
      '/absent/',
      '/absent.html',
      '/blog/absent/',
      '//about',
      '//about/',
      '/index/',
      '/%0d%0aX:%20y/',
    ];
    const itself = ['/404', '/404.html', '/blog/404', '/blog/404.html'];
    const answers = await expectSameAnswers([...notes, ...copies, ...absent, ...spellings, ...itself]);
    expect(answers.every(({ status }) => status === 404)).toBe(true);
  },
);

test.skipIf(skipped)(
  title('health and templates are what the Node server answers, with its headers once'),
  async () => {
    await expectSameAnswers(['/healthz', '/n8n/health'], { origin: 'http://n8n.example.com' });
  },
);

test.skipIf(skipped)(title('a post reaches the Node server with the address of its visitor'), async () => {
  const post = (visitor: string) =>
    fetch(`${nginx.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
      body: JSON.stringify(samplePayload()),
    });
  expect((await post('192.0.2.1')).status).toBe(202);
  // A made-up header of this kind does not change the address that connected.
  expect((await post('192.0.2.2')).status).toBe(429);
});
