/**
 * The header of a post, between two lines of three hyphens at the very start of the file: YAML, as every editor of
 * content writes it. Where that cannot be read, each line is `key: value` and a value is the rest of its line, so that
 * people may write colons, hashes and quotation marks without knowing YAML.
 */
import { isMap, isScalar, parseDocument } from 'yaml';
import { z } from 'zod';
import { CASE_STUDIES } from '../facts/case-studies.ts';
import { readYaml } from '../facts/facts-problems.ts';
import { type FieldNote, fieldNotes } from '../facts/fields.ts';
import { authors } from '../facts/team.ts';

export interface FrontMatter {
  fields: ReadonlyMap<string, string>;
  /** Everything after the header. */
  body: string;
}

/** A header that cannot be read. The message names the file and the line, and says what to write instead. */
class FrontMatterError extends Error {
  override name = 'FrontMatterError';
}

const FENCE = '---';

/**
 * @param file named in errors
 * @throws {FrontMatterError} when the header is not closed, or can be read neither as YAML nor line by line
 */
export function readFrontMatter(text: string, file: string): FrontMatter {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0]?.trimEnd() !== FENCE) return { fields: new Map(), body: text };
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === FENCE);
  if (end < 0)
    throw new FrontMatterError(
      `${file}: the header that opens on line 1 is never closed. Put a line with only --- after its last field.`,
    );
  const header = lines.slice(1, end);
  return { fields: yamlFields(header) ?? lineFields(header, file), body: lines.slice(end + 1).join('\n') };
}

/** Undefined where YAML cannot read the header, or would drop or change something in it. */
function yamlFields(lines: string[]): Map<string, string> | undefined {
  // A schema in which every value is text.
  const { errors, contents } = parseDocument(lines.join('\n'), { schema: 'failsafe' });
  if (errors.length > 0 || !isMap(contents)) return undefined;
  const fields = new Map<string, string>();
  for (const { key, value } of contents.items) {
    // A hash begins a comment in YAML, an ampersand and an exclamation mark a name: here they are part of a sentence.
    if (!isScalar(key) || !isScalar(value) || value.comment || value.anchor || value.tag) return undefined;
    fields.set(String(key.value), String(value.value ?? '').trim());
  }
  return fields;
}

function lineFields(lines: string[], file: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, key, value = ''] = /^([A-Za-z][\w-]*)\s*:(.*)$/.exec(line) ?? [];
    const place = `${file}, line ${index + 2}`;
    if (key === undefined) {
      const [problem] = /^\s/.test(line) ? readYaml(lines.join('\n'), file, 2).problems : [];
      throw new FrontMatterError(
        problem ??
          `${place}: "${line.trim()}" is not a field. Write it as key: value, for example title: A compact model.`,
      );
    }
    if (fields.has(key))
      throw new FrontMatterError(`${place}: ${key} is given twice. Keep one of the two lines.`);
    fields.set(key, value.trim().replace(/^(["'])(.*)\1$/, '$2'));
  }
  return fields;
}

/** Minutes, where the header has none that can be used. */
const DEFAULT_READ_TIME = 5;

const REQUIRED = ['title', 'category', 'readTime', 'description'] as const;

const flag = z.enum(['true', 'false']).default('false');
const day = z.iso.date({ error: 'is not a day. Write it as YYYY-MM-DD, for example 2026-11-21.' });

/** A name that has to be one of a list, which the complaint repeats. */
function oneOf<Name extends string>(names: readonly Name[], what: string) {
  return z.string().refine((text): text is Name => names.some((name) => name === text), {
    error: `is ${what}. Use one of: ${names.join(', ')}.`,
  });
}

/** Gives a field its words in the editor. */
function shown<Schema extends z.ZodType>(schema: Schema, label: string, note: Omit<FieldNote, 'label'> = {}) {
  const own = schema.clone();
  fieldNotes.add(own, { label, ...note });
  return own;
}

const writers = [...authors.keys()];

export const postHeaderSchema = z.object({
  title: shown(z.string(), 'Title', { hint: 'The file and the address are named after it.' }),
  category: shown(z.string(), 'Category', {
    hint: 'Such as Operations: articles of one category are listed together.',
  }),
  description: shown(z.string(), 'Description', {
    hint: 'One or two sentences for lists, search engines and shared links.',
    widget: 'paragraph',
  }),
  readTime: shown(z.string(), 'Minutes to read', { widget: 'whole' }).transform((text) =>
    /^[1-9]\d*$/.test(text) ? Number(text) : DEFAULT_READ_TIME,
  ),
  date: shown(day, 'Date', {
    widget: 'day',
    hint: 'Without one the day on which it is read is shown.',
  }).optional(),
  revised: shown(day, 'Changed on', {
    widget: 'day',
    hint: 'The day of a change worth reading it again for.',
  }).optional(),
  writtenBy: shown(oneOf(writers, 'nobody in content/data/team.yaml'), 'Written by', {
    options: writers,
  }).optional(),
  readNext: shown(z.string(), 'Read next', {
    hint: 'The last part of another article’s address. Without it, the next in the list.',
  }).optional(),
  proof: shown(oneOf(CASE_STUDIES, 'no case study'), 'Case study that shows it', {
    options: CASE_STUDIES,
  }).optional(),
  imageUrl: shown(
    z.string().regex(/^\/(?![/\\])/, {
      error: 'is not a picture of this site. Start it with /, as in /pictures/loom.svg.',
    }),
    'Picture',
    { widget: 'picture', folder: { media: 'public/pictures', address: '/pictures' } },
  ).optional(),
  imageAlt: shown(z.string(), 'What the picture shows', {
    hint: 'For those who cannot see it.',
  }).default(''),
  draft: shown(flag, 'Draft', {
    widget: 'flag',
    hint: 'Shown in this preview only, not on the site.',
  }).transform((text) => text === 'true'),
});

/** `featured` may be written, as in other systems, and is ignored: the first three posts are featured. */
const KNOWN = new Map(
  [...postHeaderSchema.keyof().options, 'featured'].map((name) => [name.toLowerCase(), name]),
);

/** A word processor begins a line with a capital and curls quotation marks: both are meant as the plain ones. */
export function asMeant({ fields, body }: FrontMatter): FrontMatter {
  const meant = [...fields].map(
    ([name, value]) => [KNOWN.get(name.toLowerCase()) ?? name, value.replace(/^“([^“”]*)”$/, '$1')] as const,
  );
  return { fields: new Map(meant), body };
}

/** Required fields the header lacks or leaves empty, in the order they are documented. */
export const missingFields = ({ fields }: FrontMatter) => REQUIRED.filter((name) => !fields.get(name));

/** Fields that are not a post's; most are misspelt. */
export const unknownFields = ({ fields }: FrontMatter) =>
  [...fields.keys()].filter((name) => KNOWN.get(name.toLowerCase()) !== name);

/** A field with a value that cannot be used. The message names the file, the field, and what to write instead. */
class PostHeaderError extends Error {
  override name = 'PostHeaderError';
}

/**
 * @param file named in errors
 * @throws {PostHeaderError} when a value cannot be used
 */
export function parsePostHeader({ fields }: FrontMatter, file: string): z.infer<typeof postHeaderSchema> {
  const given = Object.fromEntries([...fields].filter(([, value]) => value !== ''));
  const { data, error } = postHeaderSchema.safeParse(given);
  if (data) return data;
  const problems = error.issues.map(({ path, message }) => {
    const field = String(path[0]);
    const reason = field === 'draft' ? 'is neither true nor false.' : message;
    return `  ${field}: "${given[field] ?? ''}" ${reason}`;
  });
  throw new PostHeaderError(`${file} cannot be published as it is:\n${problems.join('\n')}`);
}
