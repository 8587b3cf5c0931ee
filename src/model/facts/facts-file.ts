/** One file of facts that an owner edits: where it is, what the editor calls it, and what it may say. */
import type { z } from 'zod';

export interface FactsFile<Schema extends z.ZodObject = z.ZodObject> {
  /** Its name in `content/data`, without `.yaml`. `src/model/facts/<name>-facts.ts` reads it. */
  name: string;
  label: string;
  /** Where on the site it shows. */
  about: string;
  /** The page that shows it. */
  page: string;
  schema: Schema;
}

/** Path from the root of the project. */
export function pathOf({ name }: Pick<FactsFile, 'name'>): string {
  return `content/data/${name}.yaml`;
}

/** Keeps the type of the schema. */
export function factsFile<Schema extends z.ZodObject>(file: FactsFile<Schema>): FactsFile<Schema> {
  return file;
}
