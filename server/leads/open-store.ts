import type { Env } from '../environment.ts';
import { openPostgresStore } from './postgres-store.ts';
import type { SqliteFileOptions } from './sqlite-file.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { LeadStore } from './store.ts';

export interface OpenOptions {
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
