/** The company's name: a stored consent carries it, and a notice to the company's own people. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const FILE = join(import.meta.dirname, '../content/data/site.yaml');

export const company = z
  .object({ name: z.string().check(z.minLength(1)) })
  .parse(parse(readFileSync(FILE, 'utf8')));
