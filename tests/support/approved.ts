import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '#model/testing/checkout.ts';

export const printOf = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 8);

export const approved = (name: string) => join(import.meta.dirname, `../approved/${name}.snap`);
export const CONTENT = approved('content');
export const ofContent = printOf(
  checkout.paths
    .filter((path) => path.startsWith('content/'))
    .map((path) => checkout.read(path))
    .join('\n'),
);
/** Other content says something else: whoever changes it removes `tests/approved`, and reads the new. */
export const isAsApproved = !existsSync(CONTENT) || readFileSync(CONTENT, 'utf8') === ofContent;
