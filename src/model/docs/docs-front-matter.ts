/** Schema of the header of a file in `content/docs`. `content/docs/README.md` explains it to editors. */
import { z } from 'zod';
import { CHANNELS } from '#content/data/integrations/terms.ts';
import { SECTIONS } from '../facts/docs-facts.ts';
import { choice, type FieldNote, fieldNotes, group, line, paragraph, rows, whole } from '../facts/fields.ts';
import { authors } from '../facts/team-facts.ts';
import { CALL_KINDS } from '../workflows/workflow-templates.ts';

const DESCRIPTION_LIMIT = 200;
const knownAuthors = [...authors.keys()];

const words = (fix: string) =>
  z
    .string({ error: `is missing; ${fix}` })
    .trim()
    .min(1, { error: `is empty; ${fix}` });

/** YAML reads an unquoted 2025-05-18 as a date at midnight UTC; both spellings mean that day. */
const calendarDay = z.preprocess(
  (value) =>
    value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString().slice(0, 10) : value,
  z.iso.date({ error: 'must be the fixed day of publication as year-month-day, such as 2025-05-18' }),
);

const pageId = shown(
  'Document',
  z
    .string({ error: 'must be the name of a file in content/docs, such as case-studies/topgolf' })
    .regex(/^[^/.][^.]*$/, {
      error: 'is written without a leading "/" and without ".mdx", such as case-studies/topgolf',
    }),
);

/** Gives a field its words in the editor. */
function shown<Schema extends z.ZodType>(label: string, schema: Schema, note: Omit<FieldNote, 'label'> = {}) {
  fieldNotes.add(schema, { label, ...note });
  return schema;
}

/** What a template's page says of its workflow, and other pages compare. Everything else is read from the file or is text. */
const template = group('Template', {
  channel: choice('Channel', CHANNELS, { hint: 'The colour of its thread: the channel it mostly works in.' }),
  inShort: line('Sentence on its card'),
  spreadsheet: line('What its spreadsheet holds').optional(),
  placeholders: rows(
    'Placeholders',
    group('Placeholder', { name: line('Name in the file'), meaning: paragraph('What to put there') }),
    { unique: 'name' },
  ),
  runs: rows(
    'Kinds of run',
    group('Run', {
      run: line('Run'),
      calls: rows(
        'Calls',
        group('Calls', { to: choice('To', CALL_KINDS), least: whole('At least'), most: whole('At most') }),
        { unique: 'to', hint: 'Counted when nothing has to be tried again.' },
      ),
    }),
  ),
});

export const docsFrontMatterSchema = z.strictObject(
  {
    /** The page's heading and its name in search results. */
    title: shown('Title', words('write the heading of the page')),
    /** A shorter name for the sidebar, breadcrumbs and previous/next; the title when left out. */
    navTitle: shown('Shorter name', words('write the short name or leave the line out').optional(), {
      hint: 'For the sidebar; the title where this is left out.',
    }),
    /** The sentence under the heading, also shown to search engines. */
    description: shown(
      'Description',
      words('write the one or two sentences that stand under the heading').max(DESCRIPTION_LIMIT, {
        error: `is longer than ${DESCRIPTION_LIMIT} characters; search engines cut it off, so shorten it`,
      }),
      { hint: 'Under the heading, and in results of search engines.', widget: 'paragraph' },
    ),
    /** Names of content/data/team.yaml; two on template pages. */
    authors: shown(
      'Signed by',
      z
        .array(
          shown(
            'Person',
            z.string().refine((id) => authors.has(id), {
              error: ({ input }) =>
                `"${input}" is nobody in content/data/team.yaml; choose from ${knownAuthors.join(', ')}`,
            }),
            { options: knownAuthors },
          ),
          { error: 'is missing; list who wrote the page, such as [chief-executive]' },
        )
        .min(1, { error: 'is empty; every page is signed by at least one person' }),
    ),
    published: shown('Published on', calendarDay, { widget: 'day' }),
    /** The day of the last change that is worth reading the page again for; the sitemap gives it. */
    updated: shown('Last changed on', calendarDay.optional(), {
      widget: 'day',
      hint: 'Set when the text is saved here.',
    }),
    /** Section of a page that `docs-navigation.yaml` does not name yet: it comes last there. */
    section: shown(
      'Section',
      z.enum(SECTIONS, { error: `must be one of ${SECTIONS.join(', ')}, or left out for guide` }).optional(),
      { hint: 'Of a page that has no place in the order of the documents yet.' },
    ),
    /** Pages worth reading next, by file name. */
    related: shown(
      'Worth reading next',
      z.array(pageId, { error: 'must be a list of file names in content/docs' }).default([]),
      { hint: 'File names, such as case-studies/topgolf.' },
    ),
    keywords: shown(
      'Other words people search by',
      z
        .array(
          z.strictObject({
            section: shown('Anchor of the section', z.string({ error: 'must be an anchor of the page' }), {
              hint: 'Without the #. Empty for the page as a whole.',
            }),
            words: shown('Words', words('list words with spaces between them')),
          }),
          { error: 'must be a list of sections, each with words' },
        )
        .default([]),
      { summary: 'section', hint: 'Words that the section itself does not have.' },
    ),
    template: template.optional(),
    /** True when the page has made-up figures or words of clients; `npm run check:launch` lists the page. */
    sample: shown('Holds made-up figures', z.boolean({ error: 'is either true or left out' }).optional()),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `is not a field of a documentation page; remove it or correct its spelling`
        : undefined,
  },
);

export type DocsFrontMatter = z.infer<typeof docsFrontMatterSchema>;

/** A mistake in `content/`; the message is written for its editor. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/**
 * Reads a file's front matter.
 * @param file as the editor knows it, from the root of the project
 * @throws a {@link ContentError} that lists every bad field with what to write instead
 */
export function parseDocsFrontMatter(file: string, data: unknown): DocsFrontMatter {
  const parsed = docsFrontMatterSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.flatMap((issue) => {
    const fields = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];
    return fields.map((field) => `  ${field}: ${issue.message}`);
  });
  throw new ContentError(
    `${file} cannot be published, because its front matter (the lines between ---) has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n` +
      `${problems.join('\n')}\ncontent/docs/README.md explains every field.`,
  );
}
