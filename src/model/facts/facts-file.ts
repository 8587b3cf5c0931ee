/** Description of a file of facts that an owner edits: its place, its label in the editor, and its schema. */
import type { z } from 'zod';

export interface FactsFile<Schema extends z.ZodObject = z.ZodObject> {
  /** Name of the file in `content/data`, without the ending. */
  name: string;
  /**
   * YAML is read by `src/model/facts/<name>-facts.ts`. JSON is imported by `content/data/<name>.ts`, where other files of
   * that folder, the server or an article's code need the facts too: they import it without a reader of ours.
   */
  format?: 'yaml' | 'json';
  label: string;
  /** Place on the site where the facts are shown. */
  about: string;
  /** The page that shows it. */
  page: string;
  schema: Schema;
}

/** Path from the root of the project. */
export function pathOf({ name, format = 'yaml' }: Pick<FactsFile, 'name' | 'format'>): string {
  return `content/data/${name}.${format}`;
}

/** Keeps the type of the schema. */
export function factsFile<Schema extends z.ZodObject>(file: FactsFile<Schema>): FactsFile<Schema> {
  return file;
}
