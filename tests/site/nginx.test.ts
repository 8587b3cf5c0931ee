/** `deploy/nginx.conf`, run by the nginx of this machine, against the answers of our own server. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, until } from '#server/testing/resources.ts';
import { samplePayload } from '#server/testing/sample-lead.ts';
import { FILES, readSiteFile, SITE_DIR } from '../support/built-site.ts';
import { type RunningSite, startSite } from '../support/start-site.ts';

const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
/** Path of nginx; undefined when this machine has none. */
const NGINX = FOLDERS.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
/** Headers of `_headers`, and those that say how the body is to be read. The others are each server's own: ETag, Date, Server. */
const COMPARED = [
  ...[...readSiteFile('_headers').matchAll(/^ {2}([\w-]+):/gm)].map(([, name = '']) => name.toLowerCase()),
  ...['content-type', 'content-encoding', 'location', 'vary', 'strict-transport-security'],
];

/** The delivered file with what every operator writes into it, in one process that leaves no worker behind. */
async function startNginx(program: string, intake: string) {
  const [folder, port] = [mkdtempSync(join(tmpdir(), 'nginx-')), await freePort()];
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
  await until('nginx answers', () =>
    fetch(url).then(
      () => true,
      () => false,
    ),
  );
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await closed;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Answer with a digest of its body, so that a difference can be read. Uses `node:http`, because `fetch` decodes bodies. */
const ask = (url: string, headers: Record<string, string>) =>
  new Promise<{ status: number; headers: object; body: string }>((resolve, reject) => {
    get(url, { headers }, async (response) => {
      const digest = createHash('sha256');
      for await (const chunk of response) digest.update(chunk);
      const status = response.statusCode ?? 0;
      // Nobody reads the body of a redirect.
      const names = status === 308 ? COMPARED.filter((name) => name !== 'content-type') : COMPARED;
      const told = Object.fromEntries(names.map((name) => [name, response.headers[name]?.toString()]));
      resolve({ status, headers: told, body: status === 308 ? '' : digest.digest('hex') });
    }).on('error', reject);
  });

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

  /** Asks both servers. @returns the statuses, which are those of both */
  async function sameAnswers(
    paths: readonly string[],
    headers: Record<string, string> = {},
  ): Promise<Set<number>> {
    const statuses = new Set<number>();
    for (const path of paths) {
      const [ours, theirs] = await Promise.all([
        ask(own.url + path, headers),
        ask(nginx.url + path, headers),
      ]);
      expect({ path, ...theirs }).toEqual({ path, ...ours });
      statuses.add(theirs.status);
    }
    return statuses;
  }

  const has = new Set(FILES);
  const isCopy = (file: string) => /\.(br|gz)$/.test(file);
  /** A small file may have a brotli copy and no gzip copy: our server then says that answers vary, which nginx cannot know. */
  const plain = FILES.filter((file) => !isCopy(file) && has.has(`${file}.gz`) === has.has(`${file}.br`));
  const pages = plain
    .filter((file) => /\.html$/.test(file) && !/404|index/.test(file))
    .map((file) => `/${file.slice(0, -5)}`);

  test('serves every page and file as we do, and every other spelling leads to the one address', async () => {
    const files = plain.filter((file) => !file.endsWith('.html')).map((file) => `/${file}`);
    await sameAnswers([...pages, ...files, '/'], { 'accept-encoding': 'gzip' });
    const others = pages.flatMap((page) => ['/', '.html', '/index.html'].map((other) => page + other));
    expect(await sameAnswers([...others, '/index', '/about/?a=1&b=%20', '/ABOUT'])).toEqual(new Set([308]));
  });

  test('answers what does not exist, or is not for visitors, with the 404 page of its folder', async () => {
    const notes = [
      '/_headers',
      '/_redirects',
      '/.build-stamp',
      '/.git/config',
      ...FILES.filter(isCopy)
        .slice(0, 20)
        .map((file) => `/${file}`),
    ];
    const absent = [
      '/absent',
      '/blog/absent',
      '/_assets/absent.js',
      '/absent/',
      '//about',
      '/%0d%0aX:%20y/',
      '/404',
      '/blog/404',
    ];
    expect(await sameAnswers([...notes, ...absent])).toEqual(new Set([404]));
  });

  test('hands a post on with the address of its visitor, and health as it is', async () => {
    await sameAnswers(['/healthz']);
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
