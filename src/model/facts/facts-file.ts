/** A file of facts that an owner edits: its place, its form in the editor, and its content, checked. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { problemLines, sentenceOf } from './facts-problems.ts';
import { readYaml } from './written-text.ts';

/** Bundled for the build, this module lies elsewhere; the build runs in the root of the project. */
const ROOT = /[\\/]src[\\/]model[\\/]facts$/.test(import.meta.dirname)
  ? resolve(import.meta.dirname, '../../..')
  : process.cwd();

/** A file of facts has mistakes; the message lists them for its editor. */
export class FactsError extends Error {
  override name = 'FactsError';
}

/** The output of a schema, in which a field that was left out is not there. */
type Written<Value> = Value extends object
  ? {
      [Key in keyof Value]: undefined extends Value[Key]
        ? Written<Exclude<Value[Key], undefined>>
        : Written<Value[Key]>;
    }
  : Value;

export type Facts<Schema extends z.ZodType> = Written<z.output<Schema>>;

type Checked<Schema extends z.ZodType> =
  | { facts: Facts<Schema>; problems: [] }
  | { facts: undefined; problems: string[] };

interface Described<Schema extends z.ZodObject> {
  /** Name of the file in `content/data`, without the ending. */
  name: string;
  label: string;
  /** Place on the site where the facts are shown. */
  about: string;
  /** The page that shows it. */
  page: string;
  schema: Schema;
}

export interface FactsFile<Schema extends z.ZodObject = z.ZodObject> extends Described<Schema> {
  /** From the root of the project. */
  path: string;
  /** Checks a text as the content of the file, without reading the file. */
  check(text: string): Checked<Schema>;
  /**
   * The facts as they are now: a changed file is read anew.
   * @throws {FactsError} with one line for each mistake
   */
  read(): Facts<Schema>;
}

export function factsFile<Schema extends z.ZodObject>(described: Described<Schema>): FactsFile<Schema> {
  const path = `content/data/${described.name}.yaml`;
  let last: { text: string; facts: Facts<Schema> } | undefined;

  function check(text: string): Checked<Schema> {
    const { data, problems } = readYaml(text, path);
    if (problems.length > 0) return { facts: undefined, problems };
    const parsed = described.schema.safeParse(data ?? {}, { error: sentenceOf });
    if (parsed.success) return { facts: parsed.data as Facts<Schema>, problems: [] };
    return { facts: undefined, problems: problemLines(path, parsed.error.issues, data) };
  }

  function read(): Facts<Schema> {
    const text = readFileSync(resolve(ROOT, path), 'utf8');
    if (last?.text === text) return last.facts;
    const { facts, problems } = check(text);
    if (facts === undefined) throw new FactsError(problems.join('\n'));
    last = { text, facts };
    return facts;
  }

  return { ...described, path, check, read };
}
