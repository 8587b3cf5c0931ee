/** Says what is wrong with a file of facts in its writer's words: file, row, field, remedy. */
import { parseDocument, type YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { lineAt, own } from '#article/braces.ts';
import { keptByFile } from '#article/kept-by-file.ts';
import { type FieldNote, fieldNotes } from './fields.ts';

export type Schema = z.core.$ZodType;
type Def = Record<string, unknown> & { type: string };

export const defOf = (schema: Schema) => schema._zod.def as unknown as Def;
export const shapeOf = (schema: Schema) =>
  defOf(schema)['shape'] as Record<string, Schema> | undefined;

/** Unwraps optional, default and transformed schemas, keeping the words for the form. */
export function bare(
  schema: Schema,
  isOptional = false,
): { schema: Schema; note: FieldNote; isOptional: boolean } {
  const def = defOf(schema);
  const inner = (def.type === 'pipe' ? def['in'] : def['innerType']) as Schema | undefined;
  const note = fieldNotes.get(schema);
  if (!inner) return { schema, note: note ?? {}, isOptional };
  const found = bare(inner, isOptional || ['optional', 'default'].includes(def.type));
  return { ...found, note: note ?? found.note };
}

/** `logoOnDark` is called "Logo on dark". */
export function labelOf(key: string) {
  const words = key.replace(/\B[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fields that name a row, the best first. */
export const NAMES = 'name title question label heading term deliverable feature what text'.split(
  ' ',
);

const LIST = 'a list: each entry on a line of its own that begins with "- "';
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: LIST,
  tuple: LIST,
  object: 'a group of fields, each on a line of its own',
};

const quoted = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** Where the field itself says nothing. */
export function sentenceOf(issue: z.core.$ZodRawIssue) {
  const { code, input } = issue;
  if (code === 'invalid_type') return wrongKind(input, issue['expected']);
  if (code === 'too_small' && issue['origin'] === 'string')
    return 'is empty. Write it, or take the line out where it may be left out.';
  if (code === 'too_small')
    return `has ${lengthOf(input)}; the page needs at least ${String(issue['minimum'])}. Add what is missing.`;
  if (code === 'too_big')
    return `has ${lengthOf(input)}; the page has room for ${String(issue['maximum'])}. Take some out.`;
  if (code === 'invalid_value') return wrongChoice(input, issue['values']);
  if (code === 'unrecognized_keys')
    return 'is no field here. Correct its spelling, or take the line out.';
  return undefined;
}

function wrongKind(input: unknown, expected: unknown) {
  const kind = KINDS[String(expected)] ?? String(expected);
  if (input === undefined || input === null) return `is missing. Write ${kind} there.`;
  if (expected === 'string' && typeof input !== 'object')
    return `is ${quoted(input)} and not text. Put quotation marks around what is written.`;
  if (expected === 'number' || expected === 'int')
    return `${typeof input === 'number' ? input : quoted(input)} is not ${kind}. Write digits alone, such as 25000: no words, no signs, no commas.`;
  return `${quoted(input)} cannot stand here. Write ${kind}.`;
}

function wrongChoice(input: unknown, values: unknown) {
  const all = Array.isArray(values) ? values.map(String) : [];
  const problem = input === undefined ? 'is missing' : `${quoted(input)} is none of the choices`;
  return `${problem}. ${all.length > 0 ? `Use one of: ${all.join(', ')}.` : 'There is none yet.'}`;
}

function lengthOf(input: unknown) {
  if (!Array.isArray(input)) return `${String(input).length} characters`;
  return `${input.length} ${input.length === 1 ? 'entry' : 'entries'}`;
}

/**
 * `questions, row 2 "How long?", field answer ("What we say")`: a field by its key, for whoever has
 * the file open, and by the form's label where that says something else.
 */
function placeOf(path: readonly PropertyKey[], data: unknown, schema: Schema) {
  let value = data;
  let described: Schema | undefined = schema;
  const parts = path.map((key, index) => {
    value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
    described = described && partOf(bare(described).schema, key);
    if (typeof key === 'number') return `row ${key + 1}${nameOf(value)}`;
    const { label } = described ? bare(described).note : {};
    const name = label ? `${String(key)} ("${label}")` : String(key);
    return index === path.length - 1 ? `field ${name}` : name;
  });
  return parts.join(', ');
}

export function partOf(schema: Schema, key: PropertyKey) {
  const { element, items } = defOf(schema) as { element?: Schema; items?: Schema[] };
  return typeof key === 'number'
    ? (element ?? items?.[key])
    : own(shapeOf(schema) ?? {}, String(key));
}

function nameOf(row: unknown) {
  const fields = (row ?? {}) as Record<string, unknown>;
  const name = NAMES.map((field) => fields[field]).find((text) => typeof text === 'string');
  return name === undefined ? '' : ` ${quoted(name)}`;
}

export const problemLines = (
  file: string,
  issues: readonly z.core.$ZodIssue[],
  data: unknown,
  schema: Schema,
) =>
  issues.flatMap((issue) => {
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key])
        : [issue.path];
    return paths.map((path) => {
      const place = placeOf(path, data, schema);
      return `${file}${place && `, ${place}`}: ${issue.message}`;
    });
  });

/** @returns what was read, unless there is a mistake; a line for each */
export function checked<Read extends z.ZodType>(file: string, schema: Read, data: unknown) {
  const { data: read, error } = schema.safeParse(data ?? {}, { error: sentenceOf });
  return { read, problems: problemLines(file, error?.issues ?? [], data, schema) };
}

/** @returns the mistakes of its fields alone where it can be read at all */
export const checkedYaml = <Read extends z.ZodType>(
  file: string,
  schema: Read,
  { data, problems }: ReturnType<typeof readYaml>,
) => (problems.length > 0 ? { read: undefined, problems } : checked(file, schema, data));

/** What git writes where it cannot join two versions: the one, and the other. */
export const TWO_VERSIONS = /^<{7} .*\n([\s\S]*?)^={7}\s*\n([\s\S]*?)^>{7} .*\n?/gm;

export function textProblems(text: string, file: string, firstLine = 1) {
  const marks = text.search(TWO_VERSIONS);
  const at = marks < 0 ? text.indexOf('\uFFFD') : marks;
  if (at < 0) return [];
  const problem =
    marks < 0
      ? 'holds a character that cannot be read. Save the file as UTF-8, and write the character again.'
      : 'two versions stand one below the other. Keep one, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>.';
  return [`${file}, line ${lineAt(text, at) + firstLine - 1}: ${problem}`];
}

/** @param firstLine number of the text's first line in its file */
export function readYaml(
  text: string,
  file: string,
  firstLine = 1,
): { data: unknown; problems: string[] } {
  const plain = text.replace(/^\uFEFF/, '');
  const unreadable = textProblems(plain, file, firstLine);
  if (unreadable.length > 0) return { data: undefined, problems: unreadable };
  const document = parseDocument(plain, { prettyErrors: true, strict: true });
  const [error] = document.errors;
  try {
    if (error === undefined) return { data: document.toJS(), problems: [] };
  } catch {
    // Of a text that begins with a *, it asks what that stands for.
  }
  // One mistake confuses all that follows.
  return { data: undefined, problems: [problemOf(error ?? {}, plain, file, firstLine)] };
}

const kept = keptByFile<ReturnType<typeof readYaml>>();
export const keptYaml = (...[text, file, firstLine]: Parameters<typeof readYaml>) =>
  kept(file, [text], () => readYaml(text, file, firstLine));

function problemOf(error: Partial<YAMLParseError>, text: string, file: string, firstLine: number) {
  const lines = text.split('\n');
  const tabbed = lines.findIndex((line) => /^ *\t/.test(line));
  if (tabbed >= 0)
    return `${file}, line ${tabbed + firstLine}: begins with a tab. Only spaces may stand there: put two for each step inwards.`;
  const [, mark] = /closing (["'])quote/.exec(error.message ?? '') ?? [];
  const at = mark ? text.lastIndexOf(mark) : text.search(/(?<=[-:[,]\s*)\*/);
  const number = (!mark && error.linePos?.[0].line) || lineAt(text, at);
  const line = lines[number - 1]?.trim() ?? '';
  return `${file}, line ${number + firstLine - 1}, ${JSON.stringify(line)}: ${mark ? UNCLOSED : remedyOf(error)}`;
}

const UNCLOSED = 'a quotation mark that opens here is never closed. Close it, or take it off.';

function remedyOf({ code }: Partial<YAMLParseError>): string {
  if (code === 'DUPLICATE_KEY')
    return 'this field was given before in the same entry. Keep one of the two lines.';
  if (code === 'MULTIPLE_DOCS') return 'begins another file. Take the line out.';
  return 'cannot be read. Text with a colon, a *, a # or quotation marks in it needs straight quotation marks around all of it; entries of a list begin with "- ", one below the other.';
}
