/**
 * Loads `.env` for the scripts that read the build's settings; a variable of the environment itself
 * wins. Import it first: without it the headers would be worked out for other settings than the
 * pages were built with.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run-tool.ts';

const file = join(ROOT, '.env');
// Tests forbid it: a live site's settings may lie there.
if (process.env['READ_ENV_FILE'] !== 'off' && existsSync(file)) process.loadEnvFile(file);
