import type { Env } from '../environment.ts';
import type { Log } from '../log.ts';
import { openPostgresStore } from './postgres-store.ts';
import type { LeadStore } from './queries.ts';
import type { SqliteFileOptions } from './sqlite-file.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { StoreError } from './store.ts';

interface LastingStoreOptions {
  open: (isAgain: boolean) => LeadStore;
  log: Log;
  /** Between looks at an open store, and until the first try to open it again. */
  lookEveryMs?: number;
}

const LOOK_EVERY_MS = 2000;
/** Between checks that no one asked for: each is a write. */
const CHECK_EVERY_MS = 30_000;
const CHECK_KEPT_MS = 1000;
/** A try reads the whole file, so it is made less and less often. */
const LONGEST_PAUSE_MS = 30_000;

/**
 * Outlives the loss of its file: pages need none. Until it is open again every request is refused
 * with the reason. Looks every few seconds, so that the log reports a fault before a visitor meets
 * it; one that a visitor meets first, such as a full disk, is over when a check has passed.
 */
export function openLastingStore({ open, log, lookEveryMs = LOOK_EVERY_MS }: LastingStoreOptions) {
  const fault = faultReport(log);
  const kept = keptOpen(open, fault.begin, lookEveryMs);
  let nextCheck = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function lookAfter(ms: number) {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void look(), ms).unref();
  }

  async function look() {
    await kept.closing();
    if (isClosed) return;
    if (!kept.store()) lookAfter(kept.tryToOpen(true));
    if (!kept.store()) return;
    const known = fault.current();
    try {
      await ask((store) => store.look());
      // To read is not to write: a full disk can be read.
      if (known || performance.now() >= nextCheck) {
        nextCheck = performance.now() + CHECK_EVERY_MS;
        await ask((store) => store.check());
      }
      // A fault that was met while this look was under way is newer than its answer.
      if (fault.current() === known) fault.end();
    } catch {
      // Told by `ask`.
    }
    if (kept.store()) lookAfter(lookEveryMs);
  }

  async function ask<T>(request: (store: LeadStore) => Promise<T>) {
    const store = kept.store();
    if (!store) throw fault.current() ?? new StoreError('unreachable', 'The lead store is closed.');
    try {
      return await request(store);
    } catch (error) {
      if (error instanceof StoreError && kept.store() === store && !isClosed) {
        fault.begin(error);
        if (isLasting(error)) {
          kept.drop();
          lookAfter(lookEveryMs);
        }
      }
      throw error;
    }
  }

  const checkShared = shareForAWhile(() => ask((store) => store.check()));
  async function check() {
    const known = fault.current();
    if (known) throw known;
    await checkShared();
  }

  async function close() {
    isClosed = true;
    clearTimeout(timer);
    await kept.closing();
    await kept.store()?.close();
  }

  lookAfter(kept.tryToOpen(false));
  // Every other request goes through `ask`.
  return new Proxy({ check, close } as LeadStore, {
    get: (own, name: keyof LeadStore) =>
      own[name] ??
      ((...given: never[]) => ask((store) => Reflect.apply(store[name], store, given))),
  });
}

function keptOpen(
  open: LastingStoreOptions['open'],
  onFault: (error: StoreError) => void,
  firstPauseMs: number,
) {
  let store: LeadStore | undefined;
  let closing: Promise<void> = Promise.resolve();
  let pauseMs = firstPauseMs;
  return {
    store: () => store,
    closing: () => closing,
    tryToOpen(isAgain: boolean) {
      try {
        store = open(isAgain);
        pauseMs = firstPauseMs;
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        onFault(error);
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      }
      return pauseMs;
    },
    /** A connection that met damage goes on giving wrong answers after the file is mended. */
    drop() {
      closing = store?.close().catch(() => {}) ?? closing;
      store = undefined;
    },
  };
}

/** Each check is a write that waits for the disk, and anybody may ask. */
function shareForAWhile(check: () => Promise<void>) {
  let checked: Promise<void> | undefined;
  return () => {
    checked ??= check().finally(() => {
      setTimeout(() => {
        checked = undefined;
      }, CHECK_KEPT_MS).unref();
    });
    return checked;
  };
}

const isLasting = ({ problem }: StoreError) => problem === 'damaged' || problem === 'unwritable';

/** Logs a fault once in each of the sentences it is met with, and its end. */
function faultReport(log: Log) {
  let fault: StoreError | undefined;
  const said = new Set<string>();
  return {
    current: () => fault,
    begin: (error: StoreError) => {
      const { problem, message } = error;
      if (!said.has(message)) log('error', 'store.unavailable', { problem, message });
      said.add(message);
      fault = error;
    },
    end: () => {
      if (fault) log('info', 'store.recovered');
      said.clear();
      fault = undefined;
    },
  };
}

export function openStore(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'DATABASE_CONNECTIONS'>,
  options: SqliteFileOptions = {},
): LeadStore {
  const { DATABASE_URL: url, DATABASE_CONNECTIONS: max, DATA_DIR: folder } = env;
  return url === undefined
    ? openSqliteStore({ folder, ...options })
    : openPostgresStore({ url, max });
}
