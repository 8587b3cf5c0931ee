/** Reads the header of a Markdown file into the fields of a post. */
import { z } from 'zod';
import { CASE_STUDIES } from '../facts/case-studies.ts';
import { type FieldNote, fieldNotes } from '../facts/fields.ts';
import { authors } from '../facts/team.ts';
import type { FrontMatter } from './front-matter.ts';
import { DEFAULT_READ_TIME } from './post.ts';

const REQUIRED = ['title', 'category', 'readTime', 'description'] as const;
/** `featured` may be written, as in other systems, and is ignored: the first three posts are featured. */
const KNOWN = [
  ...REQUIRED,
  ...['date', 'revised', 'writtenBy', 'readNext', 'proof', 'imageUrl', 'imageAlt', 'draft', 'featured'],
];

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

export type PostHeader = z.infer<typeof postHeaderSchema>;

/** Thrown for a field with a value that cannot be used. The message names the file, the field, and what to write instead. */
export class PostHeaderError extends Error {
  override name = 'PostHeaderError';
}

const byLowerCase = new Map(KNOWN.map((name) => [name.toLowerCase(), name]));

/** A word processor begins a line with a capital and curls quotation marks: both are meant as the plain ones. */
export function asMeant({ fields, body }: FrontMatter): FrontMatter {
  const meant = [...fields].map(
    ([name, value]) => [byLowerCase.get(name.toLowerCase()) ?? name, withoutCurlyQuotes(value)] as const,
  );
  return { fields: new Map(meant), body };
}

function withoutCurlyQuotes(value: string): string {
  return /^“([^“”]*)”$/.exec(value)?.[1] ?? value;
}

/** Required fields the header lacks or leaves empty, in the order they are documented. */
export function missingFields({ fields }: FrontMatter): string[] {
  return REQUIRED.filter((name) => !fields.get(name));
}

/** Fields that are not a post's; most are misspelt. */
export function unknownFields({ fields }: FrontMatter): string[] {
  return [...fields.keys()].filter((name) => !KNOWN.includes(name));
}

/**
 * @param file named in errors
 * @throws {PostHeaderError} when a value cannot be used
 */
export function parsePostHeader({ fields }: FrontMatter, file: string): PostHeader {
  const given = Object.fromEntries([...fields].filter(([, value]) => value !== ''));
  const parsed = postHeaderSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => {
    const field = String(path[0]);
    const reason = field === 'draft' ? 'is neither true nor false.' : message;
    return `  ${field}: "${given[field] ?? ''}" ${reason}`;
  });
  throw new PostHeaderError(`${file} cannot be published as it is:\n${problems.join('\n')}`);
}
