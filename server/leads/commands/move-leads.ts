import type { Env } from '#server/environment.ts';
import { backUp, restore } from '../sqlite-backup.ts';
import { countLeads, type Terminal, UsageError } from './terminal.ts';

interface FileCommand {
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>;
  terminal: Terminal;
  file: string;
}

/** `backup FILE`: all leads in one file, also while a server runs. */
export function backUpLeads({ env, terminal, file }: FileCommand): void {
  requireSqlite(env, 'pg_dump --format=custom --file=FILE "$DATABASE_URL"');
  const { leads } = backUp(env.DATA_DIR, file);
  terminal.note(`${file} holds ${countLeads(leads)} and was read back whole.`);
}

/** `restore FILE`: replaces the present leads by a backup. */
export function restoreLeads({ env, terminal, file }: FileCommand): void {
  requireSqlite(env, 'pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE');
  const { leads, pending, aside } = restore(env.DATA_DIR, file, terminal.now());
  terminal.note(
    `Restored ${countLeads(leads)} from ${file}. ${pending} will be delivered when a server runs.`,
  );
  if (aside !== undefined) terminal.note(`The files of before are in ${aside}.`);
}

function requireSqlite({ DATABASE_URL }: FileCommand['env'], instead: string): void {
  if (DATABASE_URL === undefined) return;
  throw new UsageError(`The leads are in PostgreSQL, whose own tool does this: ${instead}`);
}
