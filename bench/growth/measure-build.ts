/** Builds the site once and returns its cost. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { executable } from '#scripts/run-tool.ts';

export interface Build {
  /** Seconds of processor time, user and system; on Linux only. */
  processor: number;
  /** Seconds by the clock. */
  wall: number;
  /** Most resident memory, in MB; on Linux only. */
  memory: number;
  /** Number of files that were built. */
  files: number;
  megabytes: number;
}

interface BuildOptions {
  /** The project's folder. */
  project: string;
  env: Record<string, string>;
  /** Folder the site is written to. */
  site: string;
}

const SAMPLE_MS = 200;

export async function measureBuild({ project, env, site }: BuildOptions): Promise<Build> {
  const before = childrenSeconds();
  const start = performance.now();
  const child = spawn(process.execPath, [executable('astro'), 'build'], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', SITE_DIR: site, ...env },
  });
  let memory = 0;
  const sampling = setInterval(() => {
    memory = Math.max(memory, highWater(child.pid));
  }, SAMPLE_MS);
  const code = await new Promise((resolve) => child.on('exit', resolve));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`The build ended with ${code}.`);
  const wall = (performance.now() - start) / 1000;
  return { processor: childrenSeconds() - before, wall, memory, ...sizeOf(site) };
}

function sizeOf(folder: string): Pick<Build, 'files' | 'megabytes'> {
  const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  return { files: sizes.length, megabytes: sizes.reduce((sum, size) => sum + size, 0) / 1e6 };
}

function highWater(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** User and system time of ended child processes (proc(5): fields 16 and 17, in hundredths of a second). */
function childrenSeconds(): number {
  const file = '/proc/self/stat';
  if (!existsSync(file)) return 0;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Size of a file on the wire in kilobytes, compressed with brotli. */
export function kilobytesOnTheWay(site: string, file: string): number {
  const body = readFileSync(join(site, file));
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length / 1000;
}
