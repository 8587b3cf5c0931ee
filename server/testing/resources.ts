import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import {
  createServer as createHttpServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Below those that the system gives out, so that it stays free until a server starts there. */
export async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const isFree = await new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}

/** On this machine; at the end of the block it is gone, with its connections. */
export async function listen(server: Server, port = 0): Promise<{ url: string } & AsyncDisposable> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Files = Record<string, string | Uint8Array>;

/** By their paths below the folder, with the folders on the way. */
export function writeFiles(folder: string, files: Files) {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

export function temporaryFolder(files: Files = {}) {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'website-test-'));
  writeFiles(folder.path, files);
  return folder;
}

/** Commits what a folder holds. @returns git in that folder */
export function beginHistory(cwd: string) {
  const git = (...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  git('config', 'user.name', 'Olive Owner');
  git('config', 'user.email', 'olive@example.com');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Begin');
  return git;
}

/** A small built site, and a folder for leads that is not there yet; `path` holds both. */
export function makePlace(more: Files = {}) {
  const folder = temporaryFolder();
  const variables = { SITE_DIR: join(folder.path, 'dist'), DATA_DIR: join(folder.path, 'data') };
  writeFiles(variables.SITE_DIR, { ...FILES, ...more });
  for (const [path, words] of Object.entries(FILES))
    if (/\.(html|js)$/.test(path))
      writeFiles(variables.SITE_DIR, {
        [`${path}.br`]: brotliCompressSync(words),
        [`${path}.gz`]: gzipSync(words),
      });
  return { ...folder, variables };
}

/** Throws with the sentence when what others bring about comes too late. */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  timeoutMs = 60_000,
) {
  const deadline = performance.now() + timeoutMs;
  while (!(await condition())) {
    if (performance.now() > deadline)
      throw new Error(`Waited ${timeoutMs / 1000} s in vain: ${what}`);
    await sleep(20);
  }
}

/** Of this thread's processor; elapsed time would depend on other programs. */
export async function busyMs(run: () => unknown) {
  const before = process.threadCpuUsage();
  await run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const page = (title: string, text = '') => `<!doctype html><title>${title}</title>${text}`;
const WORDS = '<p>A page with words that repeat.</p>'.repeat(40);

const FILES: Record<string, string> = {
  'index.html': page('Home', WORDS),
  'about.html': page('About', WORDS),
  '404.html': page('Not found'),
  'contact.html': page('Contact'),
  'contact/received.html': page('Received'),
  'contact/problem.html': page('Problem', '<main><!--problems--></main>'),
  'docs/index.html': page('Docs'),
  'docs/case-studies/PierpontHoldings.html': page('Case'),
  'assets/logo.png': 'not really a picture',
  '_assets/app.a1b2c3.js': 'console.log(1);'.repeat(50),
  'site.webmanifest': '{}',
  'blog/rss.xml': '<rss/>',
  'blog/404.html': page('Post not found'),
  'sitemap.xml': '<urlset/>',
  'notes.md': '# Notes',
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:security@example.com',
  _redirects: '/team /about#team 308\n/shop https://shop.example.com/?from=site 308\n',
  _headers: `/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'self'

/_assets/*
  Cache-Control: public, max-age=31536000, immutable
`,
};

interface ReceivedDelivery {
  headers: IncomingHttpHeaders;
  body: string;
  status: number;
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** Gives a status, or anything else where it answers itself, or never. */
export type Behaviour = (delivery: ReceivedDelivery, response: ServerResponse) => unknown;

export async function startReceiver(behave: Behaviour = () => 200, atPort = 0) {
  const deliveries: ReceivedDelivery[] = [];
  const server = createHttpServer(async (request, response) => {
    const delivery = { headers: request.headers, body: await text(request), status: 0 };
    deliveries.push(delivery);
    const status = await behave(delivery, response);
    if (typeof status !== 'number') return;
    delivery.status = status;
    response.writeHead(status).end();
  });
  const { url, ...listening } = await listen(server, atPort);
  return {
    ...listening,
    url: `${url}/hook`,
    deliveries,
    accepted: () => deliveries.filter(({ status }) => status >= 200 && status < 300),
  };
}
