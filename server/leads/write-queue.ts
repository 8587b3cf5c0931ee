import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

export interface Transactions {
  begin(): void;
  commit(): void;
  /** Must not throw. */
  rollback(): void;
  isBusy(error: unknown): boolean;
}

export interface WriteQueue {
  /** Runs a synchronous write; resolves only after its transaction is durable. */
  run<T>(write: () => T): Promise<T>;
  /** Resolves when nothing is waiting. */
  idle(): Promise<void>;
}

interface Job {
  write: () => unknown;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const BUSY_PAUSE_MS = 5;

/**
 * Writes asked for while the one before waits for its turn, or for another process's lock, share a transaction and so one wait for
 * the disk: alone, each would hold up pages for a wait of its own. When a shared transaction fails each write is tried alone, so
 * that one cannot take its neighbours down.
 *
 * The lock is waited for here, with pauses, and not in SQLite's busy handler, which would stop the event loop and with it every page
 * of the site.
 *
 * @param busyTimeoutMs time to wait for the lock
 */
export function createWriteQueue(transactions: Transactions, busyTimeoutMs: number): WriteQueue {
  const waiting: Job[] = [];
  let draining: Promise<void> | undefined;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      await nextTurn();
      await commit(waiting.splice(0));
    }
    draining = undefined;
  }

  async function commit(group: Job[]): Promise<void> {
    try {
      await begin();
      const results = inTransaction(() => group.map(({ write }) => write()));
      for (const [index, { resolve }] of group.entries()) resolve(results[index]);
    } catch (error) {
      if (group.length === 1 || transactions.isBusy(error)) for (const { reject } of group) reject(error);
      else for (const job of group) await commit([job]);
    }
  }

  async function begin(): Promise<void> {
    const deadline = performance.now() + busyTimeoutMs;
    for (;;) {
      try {
        return transactions.begin();
      } catch (error) {
        if (!transactions.isBusy(error) || performance.now() >= deadline) throw error;
      }
      await sleep(BUSY_PAUSE_MS);
    }
  }

  /** Waits for nothing, so that no read of ours can fall into the open transaction. */
  function inTransaction<T>(work: () => T): T {
    try {
      const result = work();
      transactions.commit();
      return result;
    } catch (error) {
      transactions.rollback();
      throw error;
    }
  }

  return {
    run: <T>(write: () => T) =>
      new Promise<T>((resolve, reject) => {
        waiting.push({ write, resolve: resolve as Job['resolve'], reject });
        draining ??= drain();
      }),
    idle: async () => {
      while (draining) await draining;
    },
  };
}
