/** A file of facts: its place, its form in the editor, its content, checked. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { problemLines, readYaml, sentenceOf } from './facts-problems.ts';
import { ROOT } from './known-addresses.ts';

/** A field that was left out is not there. */
type Written<Value> = Value extends object
  ? {
      [Key in keyof Value]: undefined extends Value[Key]
        ? Written<Exclude<Value[Key], undefined>>
        : Written<Value[Key]>;
    }
  : Value;

type Facts<Shape extends z.ZodRawShape> = Written<z.output<z.ZodObject<Shape, z.core.$strict>>>;

export type FactsFile = ReturnType<typeof factsFile>;

/**
 * @param name without the ending
 * @param page that shows it
 */
export function factsFile(name: string, label: string, page: string, shape: z.ZodRawShape) {
  const path = `content/data/${name}.yaml`;
  const schema = z.strictObject(shape);
  /** Checks a text as the file's, without reading the file. */
  const check = (text: string): { facts: unknown; problems: string[] } => {
    const { data, problems } = readYaml(text, path);
    if (problems.length > 0) return { facts: undefined, problems };
    const { data: found, error } = schema.safeParse(data ?? {}, { error: sentenceOf });
    return { facts: found, problems: problemLines(path, error?.issues ?? [], data, schema) };
  };
  return { name, path, label, page, schema, check };
}

const known = new Map<string, FactsFile>();

/** Those whose module is loaded, by page; `all-facts-files.ts` loads them all. */
export const factsFiles = () => [...known.values()].sort((a, b) => (a.page < b.page ? -1 : 1));

/**
 * Registers a file for the editor and reads it.
 * @throws with one line for each mistake
 */
export function facts<Shape extends z.ZodRawShape>(
  ...[name, label, page, shape]: [name: string, label: string, page: string, shape: Shape]
): Facts<Shape> {
  const file = factsFile(name, label, page, shape);
  known.set(name, file);
  const { facts: found, problems } = file.check(readFileSync(resolve(ROOT, file.path), 'utf8'));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return found as Facts<Shape>;
}
