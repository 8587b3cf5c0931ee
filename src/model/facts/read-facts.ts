/** Reads a file of facts and checks it: its result is typed and needs no further check. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { type FactsFile, pathOf } from './facts-file.ts';
import { problemLines, sentenceOf } from './facts-problems.ts';
import { readJson, readYaml } from './written-text.ts';

/** A file of facts has mistakes; the message lists them for its editor. */
export class FactsError extends Error {
  override name = 'FactsError';
}

type Checked<Facts> = { facts: Facts; problems: [] } | { facts: undefined; problems: string[] };

/** Checks a text as the content of the file, without reading the file. */
export function checkFacts<Schema extends z.ZodObject>(
  file: FactsFile<Schema>,
  text: string,
): Checked<z.output<Schema>> {
  const path = pathOf(file);
  const { data, problems } = file.format === 'json' ? readJson(text, path) : readYaml(text, path);
  if (problems.length > 0) return { facts: undefined, problems };
  const parsed = file.schema.safeParse(data ?? {}, { error: sentenceOf });
  if (parsed.success) return { facts: parsed.data, problems: [] };
  return { facts: undefined, problems: problemLines(path, parsed.error.issues, data) };
}

/**
 * @throws {FactsError} with one line for each mistake
 */
export function readFacts<Schema extends z.ZodObject>(file: FactsFile<Schema>): z.output<Schema> {
  const { facts, problems } = checkFacts(file, readFileSync(resolve(pathOf(file)), 'utf8'));
  if (problems.length > 0) throw new FactsError(problems.join('\n'));
  return facts as z.output<Schema>;
}
