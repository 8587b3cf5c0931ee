import type { Env } from '../environment.ts';
import type { Log } from '../log.ts';
import { openPostgresStore } from './postgres-store.ts';
import type { SqliteFileOptions } from './sqlite-file.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { type LeadStore, StoreError } from './store.ts';

interface LastingStoreOptions {
  /** Throws a {@link StoreError} when there is nothing to open. `isAgain`: not for the first time. */
  open: (isAgain: boolean) => LeadStore;
  log: Log;
  /** Milliseconds between checks of an open store, and until the first try to open it again. */
  lookEveryMs?: number;
}

const LOOK_EVERY_MS = 2000;
/** A try reads the whole file, so it is made less and less often. */
const LONGEST_PAUSE_MS = 30_000;

/**
 * Wraps a store so that the server survives the loss of its file: pages need no lead file, so one that cannot be opened or is
 * damaged later must not take them down. Until it can be opened again every request is refused with the reason. Checks the store
 * every few seconds, so that the log reports a fault before a visitor meets it.
 */
export function openLastingStore({ open, log, lookEveryMs = LOOK_EVERY_MS }: LastingStoreOptions): LeadStore {
  let current: LeadStore | undefined;
  const fault = faultReport(log);
  let pauseMs = lookEveryMs;
  let timer: NodeJS.Timeout | undefined;
  let closing: Promise<void> = Promise.resolve();
  let isClosed = false;

  function lookAfter(ms: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void look(), ms).unref();
  }

  function tryToOpen(isAgain: boolean): void {
    try {
      current = open(isAgain);
      pauseMs = lookEveryMs;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      fault.begin(error);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
    lookAfter(pauseMs);
  }

  /** A connection that met damage goes on giving wrong answers after the file is mended. */
  function drop(store: LeadStore, error: StoreError): void {
    if (current !== store) return;
    current = undefined;
    fault.begin(error);
    closing = store.close().catch(() => {});
    lookAfter(lookEveryMs);
  }

  async function look(): Promise<void> {
    await closing;
    if (isClosed) return;
    if (!current) tryToOpen(true);
    const looked = current;
    if (!looked) return;
    try {
      await ask((store) => store.look());
      // A fault that was met while this look was under way is newer than its answer.
      if (current === looked) fault.end();
    } catch (error) {
      if (error instanceof StoreError) fault.begin(error);
    }
    if (current) lookAfter(lookEveryMs);
  }

  async function ask<T>(request: (store: LeadStore) => Promise<T>): Promise<T> {
    const store = current;
    if (!store) throw fault.current() ?? new StoreError('unreachable', 'The lead store is closed.');
    try {
      return await request(store);
    } catch (error) {
      if (error instanceof StoreError && isLasting(error)) drop(store, error);
      throw error;
    }
  }

  tryToOpen(false);
  return requestsThrough(ask, async () => {
    isClosed = true;
    clearTimeout(timer);
    await closing;
    await current?.close();
  });
}

function isLasting({ problem }: StoreError): boolean {
  return problem === 'damaged' || problem === 'unwritable';
}

/** A store whose every request goes through `ask`. */
function requestsThrough(
  ask: <T>(request: (store: LeadStore) => Promise<T>) => Promise<T>,
  close: LeadStore['close'],
): LeadStore {
  return new Proxy({ close } as LeadStore, {
    get: (own, name: keyof LeadStore) =>
      name === 'close'
        ? own.close
        : (...given: never[]) => ask((store) => Reflect.apply(store[name], store, given)),
  });
}

/** Tells the log of a fault once, and of its end. */
function faultReport(log: Log) {
  let fault: StoreError | undefined;
  return {
    current: () => fault,
    begin: (error: StoreError): void => {
      const { problem, message } = error;
      if (fault?.message !== message) log('error', 'store.unavailable', { problem, message });
      fault = error;
    },
    end: (): void => {
      if (fault) log('info', 'store.recovered');
      fault = undefined;
    },
  };
}

interface OpenOptions {
  sqlite?: SqliteFileOptions;
  onTrouble?: (message: string) => void;
}

/** The store the environment asks for: PostgreSQL when DATABASE_URL is set, otherwise one file in DATA_DIR. */
export function openStore(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  { sqlite, onTrouble }: OpenOptions = {},
): LeadStore {
  if (env.DATABASE_URL !== undefined) {
    return openPostgresStore({ url: env.DATABASE_URL, ...(onTrouble && { onTrouble }) });
  }
  return openSqliteStore({ folder: env.DATA_DIR, ...sqlite });
}
