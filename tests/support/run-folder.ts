/** A folder that the workers of one run of Playwright share, for what one of them finds out and the others need. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Variable in which Playwright's own process passes the folder of this run to its workers. */
const VARIABLE = 'PLAYWRIGHT_RUN_FOLDER';

/** Makes the folder of a run and removes it at the end; a worker, which gets its path, has nothing to do. */
export function shareRunFolder(): void {
  if (process.env[VARIABLE]) return;
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'));
  process.env[VARIABLE] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true }));
}

/** Undefined where a helper of the journeys is used outside of them. */
export const runFolder = () => process.env[VARIABLE];
