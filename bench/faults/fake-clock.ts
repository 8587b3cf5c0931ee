/** A clock that a running process believes in and that a bench can set, by the library libfaketime. */
import { chmodSync, existsSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

export interface FakeClock extends Disposable {
  /** Variables for the environment of the process. */
  variables: Record<string, string>;
  /** Sets it by so many seconds before or after the real time. */
  set(seconds: number): void;
}

const FOLDERS = [
  ...['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime`),
  ...['/usr/lib', '/usr/lib64', '/usr/local/lib'].map((folder) => `${folder}/faketime`),
];

/** Undefined where the library is not installed. */
export function createFakeClock(): FakeClock | undefined {
  const library = FOLDERS.map((folder) => join(folder, 'libfaketime.so.1')).find((path) => existsSync(path));
  if (library === undefined) return undefined;
  const folder = temporaryFolder();
  // PostgreSQL runs as another user.
  chmodSync(folder.path, 0o755);
  const file = join(folder.path, 'offset');
  const set = (seconds: number) => {
    const next = join(dirname(file), 'next');
    writeFileSync(next, `${seconds < 0 ? '' : '+'}${seconds}\n`, { mode: 0o644 });
    renameSync(next, file);
  };
  set(0);
  return {
    variables: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      // Timers go on, as when a machine's clock is set. Two names, for older and newer releases of the library.
      DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    set,
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  };
}
