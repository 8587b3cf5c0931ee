/** Requests a page again and again in a thread of its own during a trial, and reads the server's memory. */
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

export interface Watched {
  /** Pages that came with status 200. */
  pages: number;
  /** Requests that failed or came with another status. */
  failed: number;
  /** Milliseconds from the request to the last byte. */
  slowest: number;
  /** The same, of a timer that should have come at once: how long this machine kept the watcher itself waiting. */
  slowestTimer: number;
  /** Most resident memory of the server, in MB. */
  memory: number;
}

interface Watch {
  /** Ends it and returns its figures. */
  end(): Promise<Watched>;
}

interface Watchable {
  url: string;
  pid: number | undefined;
  path?: string;
}

export function watchPages(server: Watchable): Watch {
  const worker = new Worker(new URL(import.meta.url), { workerData: server });
  return {
    end: () =>
      new Promise((resolve, reject) => {
        worker.once('message', resolve).once('error', reject);
        worker.postMessage('end');
      }),
  };
}

/** Resident memory of a process in MB; 0 when it is gone. */
export function memoryOf(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

const LIMIT_MS = 20_000;

/** One page; gives whether it came whole. Every second one on a connection of its own, as a new visitor's is. */
function page(address: string, agent: Agent | false): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(address, { agent, timeout: LIMIT_MS }, (response) => {
      response.on('end', () => resolve(response.statusCode === 200)).resume();
    });
    request.on('error', () => resolve(false)).on('timeout', () => request.destroy());
  });
}

async function watch({ url, pid, path = '/about' }: Watchable, isOver: () => boolean): Promise<Watched> {
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  const seen: Watched = { pages: 0, failed: 0, slowest: 0, slowestTimer: 0, memory: 0 };
  while (!isOver()) {
    const start = performance.now();
    const isWhole = await page(url + path, (seen.pages + seen.failed) % 2 === 0 && kept);
    if (isWhole) seen.pages += 1;
    else seen.failed += 1;
    seen.slowest = Math.max(seen.slowest, performance.now() - start);
    seen.memory = Math.max(seen.memory, memoryOf(pid));
    const before = performance.now();
    await sleep(20);
    seen.slowestTimer = Math.max(seen.slowestTimer, performance.now() - before - 20);
  }
  kept.destroy();
  return seen;
}

if (!isMainThread) {
  let isOver = false;
  parentPort?.once('message', () => {
    isOver = true;
  });
  parentPort?.postMessage(await watch(workerData as Watchable, () => isOver));
}
