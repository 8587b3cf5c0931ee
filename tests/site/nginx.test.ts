/** `deploy/nginx.conf`, run by the nginx of this machine, against the answers of our own server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, temporaryFolder, until } from '#server/testing/resources.ts';
import { samplePayload } from '#server/testing/sent-requests.ts';
import { FILES, readSiteFile, SITE_DIR } from '../support/built-site.ts';
import { type RunningSite, startSite } from '../support/start-site.ts';

const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const NGINX = FOLDERS.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
/**
 * Headers of `_headers`, and those that say how the body is to be read. The others are each
 * server's own: ETag, Date, Server.
 */
const COMPARED = [
  ...[...readSiteFile('_headers').matchAll(/^ {2}([\w-]+):/gm)].map(([, name = '']) =>
    name.toLowerCase(),
  ),
  'content-type',
  'content-encoding',
  'location',
  'vary',
  'strict-transport-security',
];

/**
 * The delivered file with what every operator writes into it, in one process that leaves no worker
 * behind.
 */
async function startNginx(program: string, intake: string) {
  const { path: folder, [Symbol.dispose]: remove } = temporaryFolder();
  const port = await freePort();
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/srv/website/dist', SITE_DIR)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('127.0.0.1:3000', intake);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid nginx.pid; events { worker_connections 256; }
     http { access_log off; types { application/javascript js; text/xml xml; } ${temporary.join(' ')} ${site} }`,
  );
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [url, closed] = [`http://127.0.0.1:${port}`, once(child, 'close')];
  const answers = () => fetch(url).then(Boolean, () => false);
  await until('nginx answers', answers);
  const stop = async () => {
    child.kill('SIGTERM');
    await closed;
    remove();
  };
  return { url, stop };
}

/** Answer in what is compared. Uses `node:http`, because `fetch` decodes bodies. */
async function ask(url: string, headers: Record<string, string>) {
  const answer = Promise.withResolvers<IncomingMessage>();
  get(url, { headers }, answer.resolve).on('error', answer.reject);
  const response = await answer.promise;
  const body = Buffer.concat(await response.toArray()).toString('base64');
  const isRedirect = response.statusCode === 308;
  // Nobody reads the body of a redirect.
  const names = COMPARED.filter((name) => !isRedirect || name !== 'content-type');
  const told = Object.fromEntries(names.map((name) => [name, response.headers[name]?.toString()]));
  return { status: response.statusCode, headers: told, body: isRedirect ? '' : body };
}

describe.skipIf(NGINX === undefined)('nginx, where there is one,', () => {
  let own: RunningSite;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    own = await startSite({ env: { TRUST_PROXY: '1', CONTACT_RATE_LIMIT: '1/10m' } });
    nginx = await startNginx(NGINX ?? '', new URL(own.url).host);
  });
  afterAll(async () => {
    await nginx?.stop();
    await own?.stop();
  });

  /** Asks both servers, whose answers have to be the same. @returns their statuses */
  async function sameAnswers(paths: readonly string[], headers: Record<string, string> = {}) {
    const statuses = new Set<number | undefined>();
    for (const path of paths) {
      const [ours, theirs] = await Promise.all(
        [own, nginx].map(({ url }) => ask(url + path, headers)),
      );
      expect({ path, ...theirs }).toEqual({ path, ...ours });
      statuses.add(theirs?.status);
    }
    return statuses;
  }

  const isCopy = (file: string) => /\.(br|gz)$/.test(file);
  /**
   * A small file may have a brotli copy and no gzip copy: our server then says that answers vary,
   * which nginx cannot know.
   */
  const plain = FILES.filter(
    (file) => !isCopy(file) && FILES.includes(`${file}.gz`) === FILES.includes(`${file}.br`),
  ).map((file) => `/${file}`);
  const pages = plain
    .filter((file) => /\.html$/.test(file) && !/404|index/.test(file))
    .map((file) => file.slice(0, -5));

  test('serves every page and file as we do, and every other spelling leads to the one address', async () => {
    const files = plain.filter((file) => !file.endsWith('.html'));
    await sameAnswers([...pages, ...files, '/'], { 'accept-encoding': 'gzip' });
    await sameAnswers(['/healthz', '/livez']);
    const others = pages.flatMap((page) =>
      ['/', '.html', '/index.html'].map((other) => page + other),
    );
    const spellings = [...others, '/index', '/about/?a=1&b=%20', '/ABOUT'];
    expect(await sameAnswers(spellings)).toEqual(new Set([308]));
  });

  test('answers what does not exist, or is not for visitors, with the 404 page of its folder', async () => {
    const copies = FILES.filter(isCopy).slice(0, 20);
    const notes = ['_headers', '_redirects', '.build-stamp', '.git/config', ...copies];
    const absent = [
      'absent',
      'blog/absent',
      '_assets/absent.js',
      'absent/',
      '/about',
      '404',
      'blog/404',
    ];
    const paths = [...notes, ...absent, '%0d%0aX:%20y/'].map((path) => `/${path}`);
    expect(await sameAnswers(paths)).toEqual(new Set([404]));
  });

  test('hands a post on with the address of its visitor', async () => {
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
});
