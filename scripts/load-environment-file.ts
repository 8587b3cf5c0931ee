/** Import it first, or the headers are worked out for other settings than the pages. */
import { join } from 'node:path';
import { loadEnvironmentFile } from '#server/environment.ts';
import { ROOT } from './run-tool.ts';

try {
  loadEnvironmentFile(join(ROOT, '.env'), process.env);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
