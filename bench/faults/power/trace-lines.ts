/** Operation of a traced server on its files, or an answer it sent, in the order of the trace. */
export type TraceEvent =
  | { kind: 'create' | 'remove' | 'sync'; path: string }
  | { kind: 'write'; path: string; at: number; data: Buffer }
  | { kind: 'truncate'; path: string; length: number }
  | { kind: 'answer'; text: string };

/** Options of strace: every argument in full, all text in hexadecimal digits, the path of each descriptor next to it. */
export function traceOptions(output: string): string[] {
  // The detached tracer (-D) leaves the server a child of whoever starts it. Its other threads are not followed: SQLite
  // and the answers are the main thread's, whose order then is that of the lines.
  const calls = 'openat,pwrite64,write,writev,ftruncate,unlink,fsync,fdatasync';
  return ['strace', '-D', '-y', '-xx', '-s', '200000', '-e', `trace=${calls}`, '-o', output];
}

/** Undefined for calls that failed, and for those that change nothing. */
export function readTraceLine(line: string): TraceEvent | undefined {
  const [, call, given = '', result] = /^(\w+)\((.*)\) += (-?\d+)/.exec(line) ?? [];
  if (call === undefined || Number(result) < 0) return undefined;
  const path = textOf(/^\d+<([^>]*)>/.exec(given)?.[1] ?? '');
  const texts = [...given.matchAll(/"([^"]*)"/g)].map(([, digits = '']) => bytesOf(digits));
  const [first = Buffer.alloc(0)] = texts;
  switch (call) {
    case 'openat':
      return given.includes('O_CREAT') ? { kind: 'create', path: first.toString() } : undefined;
    case 'unlink':
      return { kind: 'remove', path: first.toString() };
    case 'pwrite64':
      // Counts the bytes written, which may be fewer than were asked for.
      return { kind: 'write', path, at: lastNumber(given), data: first.subarray(0, Number(result)) };
    case 'ftruncate':
      return { kind: 'truncate', path, length: lastNumber(given) };
    case 'fsync':
    case 'fdatasync':
      return { kind: 'sync', path };
    default:
      return path.startsWith('/') ? undefined : { kind: 'answer', text: Buffer.concat(texts).toString() };
  }
}

const lastNumber = (given: string) => Number(/(\d+)$/.exec(given)?.[1]);
const bytesOf = (digits: string) => Buffer.from(digits.replaceAll('\\x', ''), 'hex');
const textOf = (digits: string) => bytesOf(digits).toString();
