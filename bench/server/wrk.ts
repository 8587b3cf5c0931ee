/** Runs wrk, which requests one address on many connections and is too cheap to distort the measurement. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Load {
  perSecond: number;
  /** Answers in all. */
  answers: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

export interface LoadOptions {
  connections: number;
  seconds: number;
  /** A script of wrk's, for anything but a plain GET. */
  script?: string;
}

export function runWrk(address: string, { connections, seconds, script }: LoadOptions): Load {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip'];
  const report = execFileSync('wrk', [...options, ...(script ? ['-s', script] : []), address], {
    encoding: 'utf8',
  });
  if (/Non-2xx|Socket errors/.test(report)) throw new Error(report);
  const latency = (part: number) => inMilliseconds(new RegExp(`${part}%\\s+([\\d.]+)(us|ms|s)`).exec(report));
  return {
    answers: Number(/(\d+) requests in/.exec(report)?.[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]),
    p50: latency(50),
    p99: latency(99),
  };
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

function inMilliseconds(found: RegExpExecArray | null): number {
  const [, value, unit = ''] = found ?? [];
  return Number(value) * (UNITS[unit] ?? Number.NaN);
}

/** A script with which wrk posts one body over and over. */
export function postScript(folder: string, body: string): string {
  const file = join(folder, 'post.lua');
  writeFileSync(
    file,
    `wrk.method = "POST"\nwrk.headers["Content-Type"] = "application/json"\nwrk.body = [==[${body}]==]\n`,
  );
  return file;
}

export function hasTool(name: string): boolean {
  try {
    execFileSync(name, ['-v'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}
