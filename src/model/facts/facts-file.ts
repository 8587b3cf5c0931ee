/** A file of facts as a declaration: its place, its form in the editor, what may stand in it. */
import { z } from 'zod';
import type { SiteFiles } from '../content-files.ts';
import { checkedYaml, keptYaml } from './facts-problems.ts';
import type { Known } from './known.ts';

/** A field that was left out is not there. */
type Written<Value> = Value extends object
  ? {
      [Key in keyof Value]: undefined extends Value[Key]
        ? Written<Exclude<Value[Key], undefined>>
        : Written<Value[Key]>;
    }
  : Value;

export interface FactsFile<Shape extends z.ZodRawShape = z.ZodRawShape> {
  name: string;
  path: string;
  label: string;
  page: string;
  schema: (known: Known) => z.ZodObject<Shape, z.core.$strict>;
}

export type FactsOf<File> =
  File extends FactsFile<infer Shape>
    ? Written<z.output<z.ZodObject<Shape, z.core.$strict>>>
    : never;

/**
 * @param shape its fields, or what makes them of what was read before and its figures
 * @param agree tells where its fields contradict one another
 */
export function factsFile<Shape extends z.ZodRawShape>(
  name: string,
  label: string,
  page: string,
  shape: Shape | ((known: Known, values: Known['figures']) => Shape),
  agree?: (facts: z.output<z.ZodObject<Shape>>, context: z.RefinementCtx, known: Known) => void,
): FactsFile<Shape> {
  const path = `content/data/${name}.yaml`;
  const schema = (known: Known) => {
    const fields = typeof shape === 'function' ? shape(known, known.figures) : shape;
    const object = z.strictObject(fields);
    return agree ? object.superRefine((facts, context) => agree(facts, context, known)) : object;
  };
  return { name, path, label, page, schema };
}

/** A file with its schema for one company: what the editor makes a form of. */
export interface FactsForm extends Omit<FactsFile, 'schema'> {
  schema: z.ZodObject;
}

export type AllFacts<Files> = { readonly [Name in keyof Files]: FactsOf<Files[Name]> };

export function factsReader(files: SiteFiles) {
  const problems: string[] = [];
  const forms: FactsForm[] = [];
  const sound = new Map<string, unknown>();
  const parse = (path: string) => keptYaml(files.read(path) ?? '', path);
  return {
    problems,
    forms,
    /** The fields of a file before they are checked; nothing where it cannot be read. */
    unchecked(name: string): Readonly<Record<string, unknown>> | undefined {
      const { data, problems: unreadable } = parse(`content/data/${name}.yaml`);
      if (unreadable.length > 0) return undefined;
      return typeof data === 'object' ? { ...data } : {};
    },
    /** What one of those says; nothing where it has a mistake. */
    said: <Shape extends z.ZodRawShape>({ path }: FactsFile<Shape>) =>
      sound.get(path) as FactsOf<FactsFile<Shape>> | undefined,
    /** With what is written where a file has a mistake. */
    written: <Files extends Readonly<Record<string, FactsFile>>>(declared: Files) =>
      Object.fromEntries(
        Object.entries(declared).map(([key, { path }]) => {
          const { shape } = forms.find((form) => form.path === path)?.schema ?? { shape: {} };
          const none = Object.fromEntries(Object.keys(shape).map((name) => [name, undefined]));
          return [key, sound.get(path) ?? Object.assign(none, parse(path).data)];
        }),
      ) as AllFacts<Files>,
    /** @returns nothing where one of the files has a mistake */
    read<Files extends Readonly<Record<string, FactsFile>>>(declared: Files, known: Known) {
      const before = problems.length;
      const entries = Object.entries(declared).map(([key, { schema: make, ...file }]) => {
        const schema = make(known);
        forms.push({ ...file, schema });
        const { read, problems: found } = checkedYaml(file.path, schema, parse(file.path));
        problems.push(...found);
        sound.set(file.path, read);
        return [key, read] as const;
      });
      if (problems.length > before) return undefined;
      return Object.fromEntries(entries) as AllFacts<Files>;
    },
  };
}

export type FactsReader = ReturnType<typeof factsReader>;
