import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { headingSlug } from '#article/slug.ts';
import { oftenConnected as editorsChoice } from '#content/data/integrations/often-connected.ts';
import {
  CONNECTIONS,
  INTEGRATION_CLAIM,
  type IntegrationTable,
  MOBILE_MARKS_SHOWN,
  MOBILE_MORE_CLAIM,
} from '#content/data/integrations/terms.ts';
import { nameWords } from './integrations/name-words.ts';
import { fieldOf, quoted, rowSchema, type ToolRow } from './integrations/row-schema.ts';
import { formerNames, toolKey } from './integrations/tool-names.ts';

const FOLDER = 'content/data/integrations';

/** Each file of the folder that holds a category, by its path, in the order of the alphabet. */
const tables = import.meta.glob<IntegrationTable>(
  [
    '/content/data/integrations/*.ts',
    '!/content/data/integrations/often-connected.ts',
    '!/content/data/integrations/retired-names.ts',
    '!/content/data/integrations/terms.ts',
  ],
  { eager: true, import: 'table' },
);

const fileOf = new Map(Object.entries(tables).map(([path, { category }]) => [category, path.slice(1)]));

export const CATEGORIES: readonly string[] = [...fileOf.keys()];

const schema = rowSchema(CATEGORIES);

/** The fragment of a name: `WhatsApp` is `whatsapp`, `Z.ai` is `z-ai`, `Weights & Biases` is `weights-and-biases`. */
const nameId = (name: string) => nameWords(name).join('-');

const PAGE = 'content/docs/technology-stack.mdx';
const page = readFileSync(resolve(PAGE), 'utf8');

/** Fragments of the directory's page other than those of tools, each with its owner. */
const taken = new Map<string, string>([
  ...[
    ...Array.from(page.matchAll(/^#{2,6} +(.+)$/gm), ([, heading = '']) => headingSlug(heading)),
    ...Array.from(page.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id),
  ].map((id) => [id, `a heading of ${PAGE}`] as const),
  ...CATEGORIES.map((category) => [nameId(category), `the category ${category}`] as const),
]);

/**
 * A tool the agents can reach. `id` is the fragment of its row's address, `icon` the export key of its mark in
 * simple-icons, where that has one, and `aliases` are all the other names people search it by, also those it had before.
 */
export type Integration = Readonly<
  Omit<ToolRow, 'id' | 'aliases'> & { id: string; aliases: readonly string[] }
>;

function textOf(row: unknown, field: 'category' | 'name'): unknown {
  return typeof row === 'object' && row !== null && field in row ? row[field as keyof typeof row] : undefined;
}

/** Names each row by its category's file and its number in that category, from 1. */
function rowNames(rows: readonly unknown[]): string[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const file = fileOf.get(String(textOf(row, 'category'))) ?? FOLDER;
    const number = (counts.get(file) ?? 0) + 1;
    counts.set(file, number);
    return `${file}, row ${number} ${quoted(textOf(row, 'name'))}`;
  });
}

/** The numbers that the site says, with the sentence that says them. */
const CLAIMS = [
  [INTEGRATION_CLAIM, `the site says ${INTEGRATION_CLAIM}+`, 'INTEGRATION_CLAIM'],
  [
    MOBILE_MORE_CLAIM + MOBILE_MARKS_SHOWN,
    `a phone shows ${MOBILE_MARKS_SHOWN} marks and says "And ${MOBILE_MORE_CLAIM}+ more...", which takes ${MOBILE_MORE_CLAIM + MOBILE_MARKS_SHOWN}`,
    'MOBILE_MORE_CLAIM',
  ],
] as const;

function countProblems(total: number): string[] {
  const broken = CLAIMS.find(([least]) => total < least);
  if (!broken) return [];
  const [, claim, name] = broken;
  return [
    `${FOLDER}: ${total} rows, but ${claim}: add rows or lower the claim, ${name} in ${FOLDER}/terms.ts.`,
  ];
}

/** A row that has passed its schema, with how an error names it. */
interface Placed {
  place: string;
  tool: Integration;
}

function withNames({ id, aliases, ...row }: ToolRow): Integration {
  return { ...row, id: id ?? nameId(row.name), aliases: [...(aliases ?? []), ...formerNames(row.name)] };
}

/** Two rows of one name, or a name that is another row's alias: a search for it would not know which one is meant. */
function nameProblems(rows: readonly Placed[]): string[] {
  const firstRows = new Map<string, Placed>();
  const problems: string[] = [];
  for (const row of rows) {
    const first = firstRows.get(toolKey(row.tool.name));
    if (first)
      problems.push(`${row.place}, field name: the same tool as ${first.place}. Drop one of the two.`);
    else firstRows.set(toolKey(row.tool.name), row);
  }
  const owners = new Map([...firstRows].map(([key, { place }]) => [key, place]));
  for (const { place, tool } of rows) {
    for (const alias of tool.aliases) {
      const owner = owners.get(toolKey(alias)) ?? place;
      owners.set(toolKey(alias), owner);
      if (owner === place) continue;
      problems.push(
        `${place}, field aliases: ${quoted(alias)} is what ${owner} is found by. Keep it at one of the two.`,
      );
    }
  }
  return problems;
}

function idProblems(rows: readonly Placed[]): string[] {
  const owners = new Map(taken);
  return rows.flatMap(({ place, tool: { id } }) => {
    const owner = owners.get(id);
    if (!owner) owners.set(id, place);
    return owner
      ? [`${place}, field id: "#${id}" is the address of ${owner}. Give this row an id of its own.`]
      : [];
  });
}

/**
 * The rows as integrations, in alphabetical order.
 *
 * @throws {Error} that lists every problem, each with its file, row, field and what to do: fewer rows than the site
 * claims, a tool listed twice, a category, channel, connection or mark that does not exist, a name no longer in use, an
 * address that is not the vendor's, a day that is none, an alias or a fragment that two tools would share.
 */
export function checkIntegrations(rows: readonly unknown[]): Integration[] {
  const names = rowNames(rows);
  const problems = countProblems(rows.length);
  const placed = rows.flatMap((row, index): Placed[] => {
    const place = names[index] ?? FOLDER;
    const { success, data, error } = schema.safeParse(row);
    if (success) return [{ place, tool: withNames(data) }];
    problems.push(...error.issues.map((issue) => `${place}, field ${fieldOf(issue)}: ${issue.message}`));
    return [];
  });
  problems.push(...nameProblems(placed), ...idProblems(placed));
  if (problems.length > 0)
    throw new Error(`The integration directory does not hold:\n${problems.join('\n')}`);
  const { compare } = new Intl.Collator('en', { numeric: true });
  return placed.map(({ tool }) => tool).sort((a, b) => compare(a.name, b.name));
}

function countBy<Key extends string>(keys: readonly Key[], keysOf: (tool: Integration) => readonly Key[]) {
  const counts = Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
  for (const tool of integrations) {
    for (const key of keysOf(tool)) counts[key] += 1;
  }
  return counts;
}

/** The rows as they are written, each with its table's category, and the table's channel unless it names its own. */
export const writtenRows: readonly unknown[] = Object.values(tables).flatMap(({ category, channel, rows }) =>
  rows.map((row) => ({ channel, ...row, category })),
);

/** Every tool of the directory, in alphabetical order. Checked as this module loads, so that a bad row stops the build. */
export const integrations: readonly Integration[] = checkIntegrations(writtenRows);

/** @throws {Error} when a list of names has one without a row, one twice, too many, or none */
function namesAmong(tools: readonly Integration[], names: readonly string[], most: number, place: string) {
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  const problems = [
    ...names
      .filter((name) => !byName.has(name))
      .map((name) => `"${name}" has no row there. Use a row’s name as it is written.`),
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `"${name}" is listed twice. Drop one of the two.`),
    ...(names.length > most ? [`lists ${names.length} tools, but there is room for ${most}.`] : []),
    ...(names.length === 0 ? ['lists no tool.'] : []),
  ];
  if (problems.length > 0) throw new Error(problems.map((problem) => `${place}: ${problem}`).join('\n'));
  return names.flatMap((name) => byName.get(name) ?? []);
}

/** The categories, each with the fragment of its group and the best known of its tools. */
export const categories = Object.entries(tables).map(([path, { category, bestKnown }]) => {
  const own = integrations.filter((tool) => tool.category === category);
  const place = `${path.slice(1)}, field bestKnown`;
  return { id: nameId(category), name: category, bestKnown: namesAmong(own, bestKnown, 6, place) };
});

/** The tools to show first, in the editor's order. */
export const oftenConnected = namesAmong(
  integrations,
  editorsChoice.names,
  24,
  `${FOLDER}/often-connected.ts, field names`,
);

/** Numbers of tools: all, those compared with what their vendor publishes, and those of each kind. */
export const integrationCounts = {
  all: integrations.length,
  checked: integrations.filter(({ checked }) => checked !== undefined).length,
  byCategory: countBy(CATEGORIES, ({ category }) => [category]),
  byConnection: countBy(CONNECTIONS, ({ connects }) => connects),
};
