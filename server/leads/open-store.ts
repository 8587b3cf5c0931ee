import type { Env } from '../environment.ts';
import { openPostgresStore } from './postgres-store.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { LeadStore, StoreError } from './store.ts';

export interface StoreEvents {
  onDamage?: (error: StoreError) => void;
  onTrouble?: (message: string) => void;
}

/** The store the environment asks for: PostgreSQL when DATABASE_URL is set, otherwise one file in DATA_DIR. */
export function openStore(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  { onDamage, onTrouble }: StoreEvents = {},
): LeadStore {
  if (env.DATABASE_URL !== undefined) {
    return openPostgresStore({ url: env.DATABASE_URL, ...(onTrouble && { onTrouble }) });
  }
  return openSqliteStore({
    folder: env.DATA_DIR,
    ...(onDamage && { onDamage }),
  });
}
