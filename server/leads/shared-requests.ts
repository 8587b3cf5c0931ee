import type { Dialect } from './dialects.ts';
import { commonQueries, countQuery, type Query, readQueries } from './queries.ts';
import type { LeadStore } from './store.ts';
import { readAttempt, readCounts, readErasure, readKey, readLead, readWait } from './stored-lead.ts';

export type Row = Record<string, unknown>;

/** Requests that either database answers with one statement. Failures are `StoreError`s. */
export interface StoreConnection {
  read<T>(query: Query, take: (rows: Row[]) => T): Promise<T>;
  /** Tells how many rows changed, once that is durable. */
  change(query: Query): Promise<number>;
}

/** The requests that take one statement, whose text both databases share. A store adds those it has its own way for. */
export function sharedRequests({ read, change }: StoreConnection, dialect: Dialect) {
  const queries = commonQueries(dialect);
  const leads = readQueries(dialect);
  return {
    findKey: (key) => read([queries.findKey, key], ([row]) => (row ? readKey(row) : null)),
    attempts: (id) => read([queries.attempts, id], (rows) => rows.map(readAttempt)),
    dueIn: () => read([queries.dueIn], ([row]) => readWait(row)),
    page: (page) => read(leads.page(page), (rows) => rows.map(readLead)),
    count: (filter) => read(countQuery(filter), readCounts),
    get: (id) => read([leads.get, id], ([row]) => (row ? readLead(row) : null)),
    retry: async (id) => (await change([queries.retry, id])) > 0,
    retryDead: () => change([queries.retryDead]),
    erasures: () => read([queries.erasures], (rows) => rows.map(readErasure)),
    raiseNotice: async (name, level) => (await change([queries.raiseNotice, name, level])) > 0,
    lowerNotice: async (name, level) => (await change([queries.lowerNotice, name, level])) > 0,
    check: async () => void (await change([queries.check])),
  } satisfies Partial<LeadStore>;
}
