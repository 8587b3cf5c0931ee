/** A table for each category. Ambiguous, or smaller than the site says, it is a problem too. */
import { CsvError, parse } from 'csv-parse/sync';
import icons from 'simple-icons/icons.json' with { type: 'json' };
import { slugToVariableName, titleToSlug } from 'simple-icons/sdk';
import { z } from 'zod';
import { keptByFile } from '#article/kept-by-file.ts';
import { pathsIn, type SiteFiles } from './content-files.ts';
import type { Directory, OftenConnected } from './facts/docs.ts';
import { sentenceOf } from './facts/facts-problems.ts';
import * as f from './facts/fields.ts';
import { type Channel, CONNECTIONS } from './integration-terms.ts';
import { nameWords, toolKey } from './names.ts';
import { today } from './reader-day.ts';

const FOLDER = 'content/data/integrations';
const FACTS = `${FOLDER}.yaml`;

/** 3 columns of 4, before a phone says how many more there are. */
const MOBILE_MARKS_SHOWN = 12;

/** The hash is drawn here, for Slack. */
const slugs = new Set(['hash', ...(icons as { slug: string }[]).map(({ slug }) => slug)]);

/** Of a mark that is another company's, or a thin wordmark. */
const NO_MARK = 'none';

const row = z.strictObject({
  name: f.line(),
  connects: z
    .string()
    .transform((cell) => cell.split(/[\s;,]+/))
    .pipe(z.array(z.enum(CONNECTIONS))),
  icon: z
    .string()
    .refine((slug) => slug === NO_MARK || slugs.has(slug), {
      error: ({ input }) =>
        `"${String(input)}" is no mark of simple-icons. Write the slug it has there, as in googlechat, or ${NO_MARK}.`,
    })
    .optional(),
  /** The vendor's page for developers, or its own. */
  url: f
    .formed(
      /^(https:\/\/)?[^\s.:@?#]+\.[^\s@?#]+$/,
      'is no address of a page. Write it without ? and #, as in example.com/page.',
      {},
    )
    .transform((address) => address.replace(/^(https:\/\/)?/, 'https://')),
  channel: f.channel().optional(),
  checked: f
    .day()
    .refine((day) => day <= today(), {
      error: 'is a day to come. Write the one of the comparison.',
    })
    .optional(),
  aliases: z
    .string()
    .default('')
    .transform((cell) => cell.split(/\s*;\s*/).filter(Boolean)),
  note: f.line({ most: 60 }).optional(),
  best: z
    .string()
    .regex(/^[1-6]$/, 'is no place among the six best known of its category. Write 1 to 6.')
    .transform(Number)
    .optional(),
});

const COLUMNS = Object.keys(row.shape);
const NEEDED = ['name', 'connects', 'url'];

/** `id` is the fragment of its row's address, `icon` the export key of its mark. */
export interface Integration extends z.output<typeof row> {
  readonly id: string;
  readonly category: string;
  readonly channel: Channel;
  readonly place: string;
}

/** `Z.ai` is `z-ai`, `Weights & Biases` is `weights-and-biases`. */
const nameId = (name: string) => nameWords(name).join('-');

const tablePath = (category: string) => `${FOLDER}/${nameId(category)}.csv`;

/** An empty cell asks for the mark that is called like the tool, if there is one. */
function markOf({ name, icon = titleToSlug(name) }: z.output<typeof row>) {
  return slugs.has(icon) ? slugToVariableName(icon) : undefined;
}

/** Some spreadsheets put semicolons between cells. */
export function readTable(
  { name: category, channel, connects = [] }: Directory['categories'][number],
  text: string,
) {
  const path = tablePath(category);
  const delimiter = /^[^\r\n]*;/.test(text) ? ';' : ',';
  const tools: Integration[] = [];
  const problems: string[] = [];
  let lines: string[][];
  try {
    lines = parse(text, { bom: true, delimiter, relax_column_count: true, trim: true });
  } catch (error) {
    const at = error instanceof CsvError ? `, row ${String(error['lines'])}` : '';
    const problem = `${path}${at}: has a quotation mark that is not closed, or stands alone. Put quotation marks around the whole cell, and write each one within it twice.`;
    return { tools, problems: [problem] };
  }
  const [columns = [], ...rows] = lines;
  if (
    NEEDED.some((name) => !columns.includes(name)) ||
    !columns.every((name) => COLUMNS.includes(name))
  )
    problems.push(
      `${path}, row 1: has to name the columns: ${NEEDED.join(', ')}, and of ${COLUMNS.join(', ')} those you need. It has: ${columns.join(', ')}.`,
    );
  else
    rows.forEach((cells, index) => {
      const filled = cells.flatMap((cell, at) => (cell === '' ? [] : [[columns[at], cell]]));
      if (filled.length === 0) return;
      const data = { connects: connects.join(' '), ...Object.fromEntries(filled) };
      const place = `${path}, row ${index + 2} "${data['name'] ?? ''}"`;
      if (cells.length > columns.length)
        problems.push(
          `${place}: has more cells than row 1. Put quotation marks around a cell with a comma in it.`,
        );
      const { data: tool, error } = row.safeParse(data, { error: sentenceOf });
      for (const issue of error?.issues ?? [])
        problems.push(`${place}, column ${String(issue.path[0])}: ${issue.message}`);
      if (!tool) return;
      const { channel: own = channel } = tool;
      const id = nameId(tool.name);
      tools.push({ ...tool, icon: markOf(tool), id, category, channel: own, place });
    });
  return { tools, problems };
}

export function directoryProblems(
  tools: readonly Integration[],
  { claim, moreOnPhone }: Directory,
) {
  const problems: string[] = [];
  if (tools.length < claim)
    problems.push(
      `${FACTS}, field claim: the site says ${claim}+, but has ${tools.length} tools. Add rows, or lower it.`,
    );
  else if (tools.length < moreOnPhone + MOBILE_MARKS_SHOWN)
    problems.push(
      `${FACTS}, field moreOnPhone: a phone says "And ${moreOnPhone}+ more..." after ${MOBILE_MARKS_SHOWN} marks, but there are ${tools.length} tools. Add rows, or lower it.`,
    );
  const names = new Map<string, string>();
  const take = (name: string, place: string, what: string) => {
    const owner = names.get(toolKey(name)) ?? place;
    names.set(toolKey(name), owner);
    if (owner !== place)
      problems.push(`${place}: ${what} is that of ${owner}. Keep it at one of the two.`);
  };
  for (const { name, place } of tools) take(name, place, 'its name');
  for (const { aliases, place } of tools)
    for (const alias of aliases) take(alias, place, `its alias "${alias}"`);
  return problems;
}

const { compare } = new Intl.Collator('en', { numeric: true });

const kept = keptByFile<ReturnType<typeof readTable>>();

function readTables(files: SiteFiles, directory: Directory) {
  const known = directory.categories.map(({ name }) => tablePath(name));
  const tables = directory.categories.map((category) => {
    const path = tablePath(category.name);
    const text = files.read(path) ?? '';
    const from = [JSON.stringify(category), text];
    return kept(path, from, () => readTable(category, text));
  });
  const tools = tables.flatMap((table) => table.tools).sort((a, b) => compare(a.name, b.name));
  const problems = [
    ...pathsIn(files, FOLDER, '.csv')
      .filter((path) => !known.includes(path))
      .map((path) => `${path}: is the table of no category in ${FACTS}. Name both alike.`),
    ...tables.flatMap((table) => table.problems),
  ];
  const isWhole = problems.length === 0;
  if (isWhole) problems.push(...directoryProblems(tools, directory));
  return { tools, problems, isWhole };
}

/** @param rows by name; nothing where some could not be read */
function nameProblems(
  rows: ReadonlyMap<string, Integration> | undefined,
  names: readonly string[],
  place: string,
) {
  const problems = names.flatMap((each, index) => {
    if (rows && !rows.has(each))
      return `"${each}" has no row there. Use a row’s name as it is written.`;
    return names.indexOf(each) < index ? `"${each}" is listed twice. Drop one of the two.` : [];
  });
  return problems.map((problem) => `${place}: ${problem}`);
}

export function integrationsOf(
  files: SiteFiles,
  directory: Directory,
  { names: often }: Pick<OftenConnected, 'names'> = { names: [] },
) {
  const { tools: integrations, problems, isWhole } = readTables(files, directory);
  const rows = new Map(integrations.map((tool) => [tool.name, tool]));
  const whole = isWhole ? rows : undefined;
  const named = (names: readonly string[]) => names.flatMap((name) => rows.get(name) ?? []);
  // Behind the six best known.
  const rankOf = ({ best = 7 }: Integration) => best;
  const ordered = integrations.toSorted((a, b) => rankOf(a) - rankOf(b));
  const categories = directory.categories.map(({ name }) => ({
    id: nameId(name),
    name,
    /** The best known lead, then comes the alphabet. */
    tools: ordered.filter(({ category }) => category === name),
  }));
  const kinds = Object.entries(directory.kinds).map((kind) => {
    const [words = [], listed = []] = kind.map((list) => list.split(/,\s*/));
    const names = listed.filter((name) => name !== 'all');
    const place = `${FACTS}, kinds, "${kind[0]}"`;
    problems.push(...nameProblems(whole, names, place));
    return { words, tools: named(names), isWhole: names.length < listed.length };
  });
  const place = 'content/data/often-connected.yaml, field names';
  problems.push(...nameProblems(whole, often, place));
  const oftenConnected = named(often);
  return { integrations, categories, kinds, oftenConnected, problems };
}
