/**
 * The header of a post, between two lines of `---`: YAML, or where that cannot be read lines of
 * `key: value`, in which people may write colons, hashes and quotation marks.
 */
import { isMap, isScalar, isSeq, parseDocument, type Scalar, stringify } from 'yaml';
import { z } from 'zod';
import { keptByFile } from '#article/kept-by-file.ts';
import { studyName } from '../facts/case-studies.ts';
import { checked, readYaml, textProblems } from '../facts/facts-problems.ts';
import * as f from '../facts/fields.ts';
import type { Known } from '../facts/known.ts';
import { authorName } from '../facts/team.ts';

const FENCE = '---';

/** The text after the fields keeps the numbers of its lines. @param file named in errors */
export function readFrontMatter(text: string, file: string) {
  const [unreadable] = textProblems(text, file);
  if (unreadable) throw new Error(unreadable);
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0]?.trimEnd() !== FENCE) return { fields: new Map<string, string>(), body: text };
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === FENCE);
  if (end < 0)
    throw new Error(
      `${file}: the header that opens on line 1 is never closed. Put a line with only --- after its last field.`,
    );
  const header = lines.slice(1, end);
  const body = '\n'.repeat(end + 1) + lines.slice(end + 1).join('\n');
  return { fields: yamlFields(header) ?? lineFields(header, file), body };
}

/** Undefined where YAML cannot read the header, or would drop or change something. */
function yamlFields(lines: string[]) {
  // A schema in which every value is text.
  const { errors, contents } = parseDocument(lines.join('\n'), { schema: 'failsafe' });
  if (errors.length > 0 || !isMap(contents)) return undefined;
  const fields = new Map<string, string>();
  for (const { key, value } of contents.items) {
    const parts = isSeq(value) && !value.flow ? value.items : [value];
    const texts = parts.filter((part) => isScalar(part)).filter(isMeant);
    if (!isScalar(key) || texts.length < parts.length) return undefined;
    fields.set(String(key.value), texts.map((text) => String(text.value ?? '').trim()).join(' '));
  }
  return fields;
}

/** Without quotation marks YAML’s hash, ampersand and exclamation mark are part of a sentence. */
const isMeant = ({ type, comment, anchor, tag }: Scalar) =>
  type?.startsWith('QUOTE') || !(comment || anchor || tag);

function lineFields(lines: string[], file: string) {
  const fields = new Map<string, string>();
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, key, value = ''] = /^([A-Za-z][\w-]*)\s*:(.*)$/.exec(line) ?? [];
    const place = `${file}, line ${index + 2}`;
    if (key === undefined) {
      const [problem] = /^\s/.test(line) ? readYaml(lines.join('\n'), file, 2).problems : [];
      const said = `"${line.trim()}" is not a field. Write it as key: value, for example title: A compact model.`;
      throw new Error(problem ?? `${place}: ${said}`);
    }
    if (fields.has(key))
      throw new Error(`${place}: ${key} is given twice. Keep one of the two lines.`);
    fields.set(key, value.trim().replace(/^(["'])(.*)\1(\s+#.*)?$/, '$2'));
  }
  return fields;
}

/** For the editor, which knows YAML alone: `1.10` is a number there, and what follows a # is gone. */
export function withPlainHeader(text: string, file: string) {
  const { fields, body } = readFrontMatter(text, file);
  const header = [...fields].flatMap(([name, value]): [string, string | number | boolean][] => {
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    if (value === '') return [];
    if (key === 'draft') return [[key, !/^false$/i.test(value)]];
    return [[key, /^[1-9]\d{0,8}$/.test(value) ? Number(value) : value]];
  });
  if (header.length === 0) return text;
  const fence = `${FENCE}\n`;
  return fence + stringify(Object.fromEntries(header)) + fence + body.replace(/^\n+/, '\n');
}

const kept = keptByFile<ReturnType<typeof readFrontMatter>>();

const DEFAULT_READ_TIME = 5;
const isMinutes = (text: string) => /^[1-9]\d*$/.test(text);

const REQUIRED = ['title', 'category', 'readTime', 'description'] as const;

export const postHeaderSchema = (known: Known) => {
  const told = { values: known.figures, mayType: true };
  return f.group({
    title: f.line({ ...told, hint: 'The file and the address are named after it.' }),
    category: f.line({ hint: 'Such as Operations: articles of one category are listed together.' }),
    description: f.paragraph({
      ...told,
      hint: 'One sentence, for lists: some 62 characters fit.',
    }),
    searchDescription: f
      .paragraph('In results of search engines', {
        ...told,
        most: 155,
        hint: 'The description where this is left out.',
      })
      .optional(),
    readTime: z
      .string()
      .register(f.fieldNotes, { label: 'Minutes to read', widget: 'whole' })
      .transform((minutes) => (isMinutes(minutes) ? Number(minutes) : DEFAULT_READ_TIME)),
    date: f
      .day({ hint: 'Without one, the article shows the current date, and stays at the top.' })
      .optional(),
    revised: f.day('Changed on', 'Day of a change worth reading it again for.').optional(),
    writtenBy: authorName(known, 'Written by').optional(),
    readNext: f
      .line({
        hint: 'The last part of another article’s address. Without one, the next in the list.',
      })
      .optional(),
    proof: studyName(known, 'Case study that shows it').optional(),
    imageUrl: f
      .formed(
        /^\/(?![/\\])/,
        'is not a picture of this site. Start it with /, as in /pictures/loom.svg.',
        {
          label: 'Picture',
          widget: 'file',
          folder: { media: 'public/pictures', address: '/pictures' },
        },
      )
      .optional(),
    imageAlt: f.line('What the picture shows', 'For people who can’t see it.').default(''),
    keywords: f.keywords(),
    draft: z
      .enum(['true', 'false'])
      .register(f.fieldNotes, {
        widget: 'flag',
        hint: 'Shown in this preview only, not on the site.',
      })
      .default('false')
      .transform((written) => written === 'true'),
  });
};

type PostHeaderSchema = ReturnType<typeof postHeaderSchema>;
export type PostHeader = z.infer<PostHeaderSchema>;

/**
 * A word processor's capital at the start of a line and curly quotation marks are meant as the
 * plain ones. `featured`, of other systems, is ignored.
 * @param file named in errors
 * @returns no header where fields are `missing`; `odd`: what is ignored, in sentences
 * @throws when the header or a value cannot be used; the message says what to write instead
 */
export function readPostText(markdown: string, file: string, schema: PostHeaderSchema) {
  const { fields, body } = kept(file, [markdown], () => readFrontMatter(markdown, file));
  const names = new Map(schema.keyof().options.map((name) => [name.toLowerCase(), name]));
  const given: Record<string, string> = {};
  const unknown: string[] = [];
  for (const [name, value] of fields) {
    const field = names.get(name.toLowerCase());
    if (field && value !== '') given[field] = value.replace(/^“([^“”]*)”$/, '$1');
    if (!field && name.toLowerCase() !== 'featured') unknown.push(name);
  }
  const odd = unknown.length > 0 ? [`${unknown.join(', ')} ignored, not a field of a post.`] : [];
  const { readTime = '' } = given;
  if (readTime && !isMinutes(readTime))
    odd.push(
      `readTime "${readTime}" is not a whole number: the page says ${DEFAULT_READ_TIME} minutes. Write digits alone, such as readTime: 3.`,
    );
  const missing = REQUIRED.filter((name) => !given[name]);
  if (missing.length > 0) return { body, odd, missing };
  const { read: header, problems } = checked(file, schema, given);
  if (header) return { header, body, odd, missing };
  throw new Error(problems.join('\n'));
}
