/** The machine's own nginx, with the site of `deploy/nginx.conf` and nothing else. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '#server/testing/free-port.ts';
import { until } from '#server/testing/until.ts';

const SITE = join(import.meta.dirname, '../../deploy/nginx.conf');
const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Path of nginx; undefined when this machine has none. */
export const NGINX = FOLDERS.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));

export interface Nginx {
  url: string;
  stop(): Promise<void>;
}

/** @param intake port of the Node server that takes the posts */
export async function startNginx(program: string, siteDir: string, intake: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, adapted(siteDir, port, intake)));
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const closed = once(child, 'close');
  const url = `http://127.0.0.1:${port}`;
  await until('nginx answers', async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}:\n${errors}`);
    return fetch(url).then(
      () => true,
      () => false,
    );
  });
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await closed;
      rmSync(folder, { recursive: true });
    },
  };
}

/** The delivered file with what every operator writes into it: folder, port and the intake's place. */
function adapted(siteDir: string, port: number, intake: string): string {
  return readFileSync(SITE, 'utf8')
    .replaceAll('/srv/website/dist', siteDir)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('127.0.0.1:3000', intake);
}

/** One process, which needs no other user and leaves no worker behind. Types as a distribution has them. */
function configuration(folder: string, site: string): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off; master_process off; pid nginx.pid;
events { worker_connections 256; }
http {
access_log off;
types { application/javascript js; text/xml xml; }
${folders.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n')}
${site}
}
`;
}
