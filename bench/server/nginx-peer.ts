/** nginx for comparison with this server: as Debian ships it, and tuned by hand for a site of static files. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#server/testing/free-port.ts';
import { until } from '#server/testing/until.ts';

export interface Nginx extends Disposable {
  url: string;
  /** Process id of the worker, whose memory is compared. */
  pid: number;
}

/** Settings a careful owner would add for files that do not change: open files are kept, many requests on a connection. */
const TUNED = `open_file_cache max=1000 inactive=1h; open_file_cache_valid 1h; keepalive_requests 1000000;
  tcp_nopush on; tcp_nodelay on; access_log off;`;
/** Debian's nginx.conf logs each request and has these two; one worker, because this server has one process. */
const AS_SHIPPED = 'tcp_nopush on; access_log access.log;';

export type NginxSettings = 'as shipped' | 'tuned';

/** Starts an nginx of its own, with one worker, on the loopback interface. */
export async function startNginx(home: string, siteFolder: string, settings: NginxSettings): Promise<Nginx> {
  mkdirSync(home, { recursive: true });
  const port = await freePort();
  const file = join(home, 'nginx.conf');
  writeFileSync(file, configuration({ home, port, siteFolder, settings }));
  const child = spawn('nginx', ['-c', file, '-p', home], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await until(`nginx, ${settings}, answers`, () => isUp(`${url}/page`));
  return { url, pid: workerOf(child), [Symbol.dispose]: () => void child.kill('SIGTERM') };
}

async function isUp(address: string): Promise<boolean> {
  try {
    const response = await fetch(address);
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

const workerOf = ({ pid }: ChildProcess): number =>
  Number(
    execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')[0],
  );

interface Configuration {
  home: string;
  port: number;
  siteFolder: string;
  settings: NginxSettings;
}

const configuration = ({ home, port, siteFolder, settings }: Configuration) => `
daemon off; worker_processes 1; user root; pid ${home}/pid; error_log ${home}/error.log;
events { worker_connections 768; }
http {
  sendfile on; ${settings === 'tuned' ? TUNED : AS_SHIPPED}
  types { text/html html; } default_type text/html;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${home}/${kind};`).join(' ')}
  server {
    listen 127.0.0.1:${port}; root ${siteFolder}; gzip_static on;
    location / {
      try_files $uri.html =404;
      add_header Content-Security-Policy "default-src 'self'"; add_header X-Content-Type-Options nosniff;
    }
  }
}
`;
