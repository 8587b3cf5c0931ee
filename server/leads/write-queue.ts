import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

export interface Transactions {
  begin(): void;
  commit(): void;
  /** Must not throw. */
  rollback(): void;
  isBusy(error: unknown): boolean;
}

export interface WriteQueueOptions {
  /** False gives every write its own transaction; kept so that the gain can be measured. */
  isGrouping: boolean;
  /** Time to wait for another process's write lock. */
  busyTimeoutMs: number;
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
const MAX_GROUP = 512;
const MAX_TURNS = 20;

/**
 * Group commit: writes asked for in one turn of the event loop, or while another process holds the lock, share one
 * transaction and so one wait for the disk. When a shared transaction fails each write is tried alone, so one write
 * cannot take its neighbours down.
 *
 * The lock is waited for here, with pauses, and not in SQLite's busy handler, which would stop the event loop and with
 * it every page of the site.
 */
export function createWriteQueue(transactions: Transactions, options: WriteQueueOptions): WriteQueue {
  const waiting: Job[] = [];
  let draining: Promise<void> | undefined;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      if (options.isGrouping) await gather();
      const group = waiting.splice(0, options.isGrouping ? MAX_GROUP : 1);
      await commitGroup(transactions, group, options.busyTimeoutMs);
    }
    draining = undefined;
  }

  /**
   * The requests of one moment arrive over several turns of the event loop. Going on for as long as each turn brings
   * another write makes a group of them; a lone write waits one turn, which is microseconds.
   */
  async function gather(): Promise<void> {
    for (let turn = 0; turn < MAX_TURNS && waiting.length < MAX_GROUP; turn += 1) {
      const before = waiting.length;
      await nextTurn();
      if (waiting.length === before) return;
    }
  }

  return {
    run: <T>(write: () => T) =>
      new Promise<T>((resolve, reject) => {
        waiting.push({ write, resolve: resolve as (value: unknown) => void, reject });
        draining ??= drain();
      }),
    idle: async () => {
      while (draining) await draining;
    },
  };
}

/** Resolves when each write of a group is kept or refused. */
async function commitGroup(transactions: Transactions, group: Job[], busyTimeoutMs: number): Promise<void> {
  const failure = await attempt(transactions, group, busyTimeoutMs);
  if (!failure) return;
  if (group.length === 1 || failure.isBusy) {
    for (const job of group) job.reject(failure.error);
    return;
  }
  for (const job of group) {
    const alone = await attempt(transactions, [job], busyTimeoutMs);
    if (alone) job.reject(alone.error);
  }
}

interface Failure {
  error: unknown;
  /** True when another process held the lock until the time was over. */
  isBusy: boolean;
}

/** Runs a group in one transaction as soon as the lock is free. When that fails none of it is kept, and nobody is told. */
async function attempt(
  transactions: Transactions,
  group: Job[],
  busyTimeoutMs: number,
): Promise<Failure | undefined> {
  const deadline = performance.now() + busyTimeoutMs;
  for (;;) {
    const failure = runAtOnce(transactions, group);
    if (!failure?.isBusy || performance.now() >= deadline) return failure;
    await sleep(BUSY_PAUSE_MS);
  }
}

/** Waits for nothing, so that no read of ours can fall into the open transaction. */
function runAtOnce(transactions: Transactions, group: Job[]): Failure | undefined {
  try {
    transactions.begin();
  } catch (error) {
    return { error, isBusy: transactions.isBusy(error) };
  }
  try {
    const results = group.map((job) => job.write());
    transactions.commit();
    group.forEach((job, index) => {
      job.resolve(results[index]);
    });
    return undefined;
  } catch (error) {
    transactions.rollback();
    return { error, isBusy: false };
  }
}
