// Pages per second of a page of 20 KB compressed: this server against one nginx worker. Needs nginx and wrk.
// npx node bench/intake/static-pages.ts
//
// nginx serves twice: with the settings Debian ships, which look the file up for every request, and with
// open_file_cache, which keeps it open. The target is about the first; the second shows how far there is to go.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startServerProcess } from '#server/testing/server-process.ts';
import { writeSite } from '#server/testing/site-fixture.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { until } from '#server/testing/until.ts';

const TARGET = 0.8;
const ROUNDS = 7;
const SECONDS = 2;

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

const ports = { asShipped: await freePort(), fileKeptOpen: await freePort() };
await using server = await startServerProcess({ SITE_DIR, DATA_DIR: join(folder.path, 'data') });
const nginx = startNginx();
const addresses = {
  ours: server.url,
  asShipped: `http://127.0.0.1:${ports.asShipped}`,
  fileKeptOpen: `http://127.0.0.1:${ports.fileKeptOpen}`,
};
try {
  await until('nginx answers', () =>
    fetch(`${addresses.asShipped}/page`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  await same();
  const ratios: Record<keyof typeof ports, number[]> = { asShipped: [], fileKeptOpen: [] };
  console.log('ours/s  nginx/s  ratio  nginx with open_file_cache/s  ratio');
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = wrk(addresses.ours);
    const cells = [String(Math.round(ours))];
    for (const name of ['asShipped', 'fileKeptOpen'] as const) {
      const theirs = wrk(addresses[name]);
      ratios[name].push(ours / theirs);
      cells.push(String(Math.round(theirs)), (ours / theirs).toFixed(2));
    }
    console.log(cells.join('  '));
  }
  const isMet = median(ratios.asShipped) >= TARGET;
  console.log(`as shipped: ${spread(ratios.asShipped)} (target ${TARGET}): ${isMet ? 'met' : 'NOT met'}`);
  console.log(`with open_file_cache: ${spread(ratios.fileKeptOpen)} (no target)`);
  process.exitCode = isMet ? 0 : 1;
} finally {
  nginx.kill('SIGTERM');
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function spread(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(2));
  return `median ratio ${median(values).toFixed(2)}, from ${least} to ${most}`;
}

/** Pages per second. */
function wrk(address: string): number {
  const options = ['-t1', '-c32', `-d${SECONDS}s`, '-H', 'Accept-Encoding: gzip'];
  const report = execFileSync('wrk', [...options, `${address}/page`], { encoding: 'utf8' });
  if (/Non-2xx/.test(report)) throw new Error(report);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
}

/** The comparison is only fair when both send the same bytes. */
async function same(): Promise<void> {
  const sizes = await Promise.all(
    Object.values(addresses).map(async (base) => {
      const response = await fetch(`${base}/page`, { headers: { 'Accept-Encoding': 'gzip' } });
      return `${response.headers.get('content-encoding')} ${(await response.text()).length}`;
    }),
  );
  if (new Set(sizes).size > 1) throw new Error(`Different answers: ${sizes.join(' and ')}`);
}

function startNginx(): ChildProcess {
  const home = join(folder.path, 'nginx');
  mkdirSync(home);
  const file = join(home, 'nginx.conf');
  const serve = (port: number, extra: string) => `
  server { listen 127.0.0.1:${port}; root ${SITE_DIR}; gzip_static on; ${extra} location / { try_files $uri.html =404;
    add_header Content-Security-Policy "default-src 'self'"; add_header X-Content-Type-Options nosniff; } }`;
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${home}/pid; error_log ${home}/error.log;
events { worker_connections 256; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  types { text/html html; } default_type text/html;
  client_body_temp_path ${home}/a; proxy_temp_path ${home}/b; fastcgi_temp_path ${home}/c; uwsgi_temp_path ${home}/d; scgi_temp_path ${home}/e;
  ${serve(ports.asShipped, '')}
  ${serve(ports.fileKeptOpen, 'open_file_cache max=100 inactive=60s;')}
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
