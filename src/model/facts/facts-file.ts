/** A file of facts that an owner edits: its place, its form in the editor, and its content, checked. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { problemLines, readYaml, sentenceOf } from './facts-problems.ts';

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

type Facts<Shape extends z.ZodRawShape> = Written<z.output<z.ZodObject<Shape, z.core.$strict>>>;

export interface FactsFile {
  /** Of the file in `content/data`, without the ending. */
  name: string;
  /** From the root of the project. */
  path: string;
  label: string;
  /** The page that shows it. */
  page: string;
  schema: z.ZodObject;
  /** Checks a text as the content of the file, without reading the file. */
  check(text: string): { facts: unknown; problems: string[] };
}

export function factsFile(name: string, label: string, page: string, shape: z.ZodRawShape): FactsFile {
  const path = `content/data/${name}.yaml`;
  const schema = z.strictObject(shape);
  return {
    ...{ name, path, label, page, schema },
    check(text) {
      const { data, problems } = readYaml(text, path);
      if (problems.length > 0) return { facts: undefined, problems };
      const parsed = schema.safeParse(data ?? {}, { error: sentenceOf });
      if (parsed.success) return { facts: parsed.data, problems: [] };
      return { facts: undefined, problems: problemLines(path, parsed.error.issues, data) };
    },
  };
}

const known = new Map<string, FactsFile>();

/** Every file whose module has been loaded, by the page that shows it: `all-facts-files.ts` loads them all. */
export const factsFiles = () => [...known.values()].sort((a, b) => (a.page < b.page ? -1 : 1));

/**
 * Registers a file for the editor and reads it.
 * @throws {FactsError} with one line for each mistake
 */
export function facts<Shape extends z.ZodRawShape>(
  ...[name, label, page, shape]: [name: string, label: string, page: string, shape: Shape]
): Facts<Shape> {
  const file = factsFile(name, label, page, shape);
  known.set(name, file);
  const { facts: found, problems } = file.check(readFileSync(resolve(ROOT, file.path), 'utf8'));
  if (problems.length > 0) throw new FactsError(problems.join('\n'));
  return found as Facts<Shape>;
}
