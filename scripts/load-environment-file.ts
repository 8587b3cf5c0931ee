/**
 * Loads `.env` for the scripts that read the build's settings; a variable of the environment itself
 * wins. Import it first: without it the headers would be worked out for other settings than the
 * pages were built with.
 */
import { join } from 'node:path';
import { loadEnvironmentFile } from '#server/environment.ts';
import { ROOT } from './run-tool.ts';

try {
  loadEnvironmentFile(join(ROOT, '.env'), process.env);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
