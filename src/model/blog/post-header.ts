/** From the header of a Markdown file to the fields of a post. */
import { z } from 'zod';
import { authors } from '#content/data/authors.ts';
import { type CaseStudySlug, caseStudies } from '#content/data/case-studies.ts';
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

const headerSchema = z.object({
  title: z.string(),
  category: z.string(),
  description: z.string(),
  readTime: z.string().transform((text) => (/^[1-9]\d*$/.test(text) ? Number(text) : DEFAULT_READ_TIME)),
  date: day.optional(),
  revised: day.optional(),
  writtenBy: oneOf([...authors.keys()], 'nobody in content/data/team.ts').optional(),
  readNext: z.string().optional(),
  proof: oneOf(Object.keys(caseStudies) as CaseStudySlug[], 'no case study').optional(),
  imageUrl: z
    .string()
    .regex(/^\/(?![/\\])/, {
      error: 'is not a picture of this site. Start it with /, as in /pictures/loom.svg.',
    })
    .optional(),
  imageAlt: z.string().default(''),
  draft: flag.transform((text) => text === 'true'),
});

export type PostHeader = z.infer<typeof headerSchema>;

/** A field has a value that cannot be used. The message names the file, the field, and what to write instead. */
export class PostHeaderError extends Error {
  override name = 'PostHeaderError';
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
  const parsed = headerSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => {
    const field = String(path[0]);
    const reason = field === 'draft' ? 'is neither true nor false.' : message;
    return `  ${field}: "${given[field] ?? ''}" ${reason}`;
  });
  throw new PostHeaderError(`${file} cannot be published as it is:\n${problems.join('\n')}`);
}
