// Pages per second of a page of 20 KB compressed: this server against one nginx worker. Needs nginx and wrk.
// npx node bench/intake/static-pages.ts

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startServerProcess } from '../../server/testing/server-process.ts';
import { writeSite } from '../../server/testing/site-fixture.ts';
import { temporaryFolder } from '../../server/testing/temporary-folder.ts';
import { until } from '../../server/testing/until.ts';

const TARGET = 0.8;
const ROUNDS = 5;
const SECONDS = 3;

for (const tool of ['nginx', 'wrk']) {
  try {
    execFileSync(tool, ['-v'], { stdio: 'ignore' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') continue;
    console.error(`${tool} is not installed, so nothing can be compared.`);
    process.exit(2);
  }
}

using folder = temporaryFolder();
chmodSync(folder.path, 0o755);
const SITE_DIR = join(folder.path, 'dist');
writeSite(SITE_DIR);
const page = `<!doctype html><title>Page</title>${randomBytes(19_800).toString('base64')}${'<p>text</p>'.repeat(2000)}`;
writeFileSync(join(SITE_DIR, 'page.html'), page);
const packed = gzipSync(page, { level: 9 });
writeFileSync(join(SITE_DIR, 'page.html.gz'), packed);
console.log(`page: ${page.length} bytes, ${packed.length} gzipped`);

const port = await freePort();
await using server = await startServerProcess({ SITE_DIR, DATA_DIR: join(folder.path, 'data') });
const nginx = startNginx();
try {
  await until('nginx answers', () =>
    fetch(`http://127.0.0.1:${port}/page`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  await same();
  const ratios: number[] = [];
  console.log('ours/s  nginx/s  ratio');
  for (let round = 0; round < ROUNDS; round += 1) {
    const [ours, theirs] = [wrk(`${server.url}/page`), wrk(`http://127.0.0.1:${port}/page`)];
    ratios.push(ours / theirs);
    console.log(`${Math.round(ours)}  ${Math.round(theirs)}  ${(ours / theirs).toFixed(2)}`);
  }
  const sorted = ratios.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(ROUNDS / 2)] ?? 0;
  const isMet = median >= TARGET;
  console.log(
    `median ratio ${median.toFixed(2)}, from ${sorted[0]?.toFixed(2)} to ${sorted.at(-1)?.toFixed(2)} (target ${TARGET}): ${isMet ? 'met' : 'NOT met'}`,
  );
  process.exitCode = isMet ? 0 : 1;
} finally {
  nginx.kill('SIGTERM');
}

/** Requests per second. */
function wrk(url: string): number {
  const report = execFileSync('wrk', ['-t1', '-c32', `-d${SECONDS}s`, '-H', 'Accept-Encoding: gzip', url], {
    encoding: 'utf8',
  });
  if (/Non-2xx/.test(report)) throw new Error(report);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
}

/** The comparison is only fair when both send the same bytes. */
async function same(): Promise<void> {
  const sizes = await Promise.all(
    [server.url, `http://127.0.0.1:${port}`].map(async (base) => {
      const response = await fetch(`${base}/page`, { headers: { 'Accept-Encoding': 'gzip' } });
      return `${response.headers.get('content-encoding')} ${(await response.text()).length}`;
    }),
  );
  if (sizes[0] !== sizes[1]) throw new Error(`Different answers: ${sizes.join(' and ')}`);
}

function startNginx(): ChildProcess {
  const home = join(folder.path, 'nginx');
  mkdirSync(home);
  const file = join(home, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${home}/pid; error_log ${home}/error.log;
events { worker_connections 256; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100 inactive=60s;
  types { text/html html; } default_type text/html;
  client_body_temp_path ${home}/a; proxy_temp_path ${home}/b; fastcgi_temp_path ${home}/c; uwsgi_temp_path ${home}/d; scgi_temp_path ${home}/e;
  server { listen 127.0.0.1:${port}; root ${SITE_DIR}; gzip_static on; location / { try_files $uri.html =404;
    add_header Content-Security-Policy "default-src 'self'"; add_header X-Content-Type-Options nosniff; } }
}
`,
  );
  return spawn('nginx', ['-c', file, '-p', home], { stdio: ['ignore', 'inherit', 'inherit'] });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => resolve(free));
    });
  });
}
