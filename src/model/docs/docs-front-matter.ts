/** Schema of the header of a file in `content/docs`. `content/docs/README.md` explains it to editors. */
import { z } from 'zod';
import { SECTIONS } from '../facts/docs.ts';
import { problemLines, readYaml, sentenceOf } from '../facts/facts-problems.ts';
import {
  channel,
  choice,
  fieldNotes,
  flag,
  group,
  hinted,
  line,
  list,
  paragraph,
  rows,
  unique,
  whole,
} from '../facts/fields.ts';
import { authors } from '../facts/team.ts';
import { CALL_KINDS } from '../workflows/workflow-templates.ts';

const day = (label: string, hint = '') =>
  z.iso
    .date({ error: 'has to be a day as year-month-day, such as 2025-05-18.' })
    .register(fieldNotes, { label, hint, widget: 'day' });

const pageId = line('Document').refine((id) => /^[^/.][^.]*$/.test(id), {
  error: 'is written without a leading "/" and without ".mdx", such as case-studies/topgolf.',
});

const person = line('Person', { options: [...authors.keys()] }).refine((id) => authors.has(id), {
  error: ({ input }) =>
    `"${input}" is nobody in content/data/team.yaml. Use one of: ${[...authors.keys()].join(', ')}.`,
});

/** What a template's page says of its workflow, and other pages compare. Everything else is read from the file or is text. */
const template = group('Template', {
  channel: channel({ hint: 'The colour of its thread: the channel it mostly works in.' }),
  inShort: line('Sentence on its card'),
  spreadsheet: line('What its spreadsheet holds').optional(),
  placeholders: list('Placeholder', {
    name: unique(line('Name in the file')),
    meaning: paragraph('What to put there'),
  }),
  runs: list('Kinds of run', 'Run', {
    run: line(),
    calls: hinted(
      list('Calls', {
        to: unique(choice(CALL_KINDS)),
        least: whole('At least'),
        most: whole('At most'),
      }),
      'Counted when nothing has to be tried again.',
    ),
  }),
});

export const docsFrontMatterSchema = group('Document', {
  /** The page's heading and its name in search results. */
  title: line('Title'),
  /** A shorter name for the sidebar, breadcrumbs and previous/next; the title when left out. */
  navTitle: line('Shorter name', { hint: 'For the sidebar; the title where this is left out.' }).optional(),
  /** The sentence under the heading. Search engines cut off what is longer. */
  description: paragraph('Description', {
    most: 200,
    hint: 'Under the heading, and in results of search engines.',
  }),
  /** Names of content/data/team.yaml; two on template pages. */
  authors: rows(person, 'Signed by').refine((all) => all.length > 0, {
    error: 'is empty. Every page is signed by at least one person.',
  }),
  published: day('Published on'),
  /** The day of the last change that is worth reading the page again for; the sitemap gives it. */
  updated: day('Last changed on', 'Set when the text is saved here.').optional(),
  /** Section of a page that `docs-navigation.yaml` does not name yet: it comes last there, among the guides when left out. */
  section: choice(SECTIONS, {
    hint: 'Of a page that has no place in the order of the documents yet.',
  }).optional(),
  /** Pages worth reading next, by file name. */
  related: rows(pageId, 'Worth reading next', { hint: 'File names, such as case-studies/topgolf.' }).default(
    [],
  ),
  keywords: hinted(
    list('Other words people search by', 'Section', {
      section: z.string().register(fieldNotes, {
        label: 'Anchor of the section',
        hint: 'Without the #. Empty for the page as a whole.',
      }),
      words: line(),
    }),
    'Words that the section itself does not have.',
  ).default([]),
  template: template.optional(),
  /** True when the page has made-up figures or words of clients; `npm run check:launch` lists the page. */
  sample: flag('Holds made-up figures').optional(),
});

export type DocsFrontMatter = z.infer<typeof docsFrontMatterSchema>;

/** A mistake in `content/`; the message is written for its editor. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/**
 * Reads a file's front matter, the lines between ---.
 * @param file as the editor knows it, from the root of the project
 * @throws a {@link ContentError} that lists every bad line or field with what to write instead
 */
export function readDocsHeader(file: string, text: string): DocsFrontMatter {
  const [, header = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text) ?? [];
  const { data, problems } = readYaml(header, file, 2);
  const parsed = docsFrontMatterSchema.safeParse(data ?? {}, { error: sentenceOf });
  if (parsed.success && problems.length === 0) return parsed.data;
  const fields = parsed.error && problems.length === 0 ? problemLines(file, parsed.error.issues, data) : [];
  throw new ContentError([...problems, ...fields, 'content/docs/README.md explains every field.'].join('\n'));
}
