import { oftenConnected as editorsChoice } from '#content/data/integrations/often-connected.ts';
import {
  CHANNELS,
  CONNECTIONS,
  INTEGRATION_CLAIM,
  type IntegrationTable,
  MOBILE_MARKS_SHOWN,
  MOBILE_MORE_CLAIM,
} from '#content/data/integrations/terms.ts';
import { fieldOf, quoted, rowSchema, type ToolRow } from './integrations/row-schema.ts';
import { nameId, takenIds } from './integrations/tool-ids.ts';
import { formerNames, toolKey } from './integrations/tool-names.ts';
import { namesAmong } from './integrations/tool-selections.ts';

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
const taken = takenIds(CATEGORIES);

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

function countProblems(total: number): string[] {
  const terms = `${FOLDER}/terms.ts`;
  if (total < INTEGRATION_CLAIM) {
    return [
      `${FOLDER}: ${total} rows, but the site says ${INTEGRATION_CLAIM}+: add rows or lower the claim, INTEGRATION_CLAIM in ${terms}.`,
    ];
  }
  const needed = MOBILE_MORE_CLAIM + MOBILE_MARKS_SHOWN;
  if (total < needed) {
    return [
      `${FOLDER}: ${total} rows, but a phone shows ${MOBILE_MARKS_SHOWN} marks and says "And ${MOBILE_MORE_CLAIM}+ more...", which takes ${needed}: add rows or lower the claim, MOBILE_MORE_CLAIM in ${terms}.`,
    ];
  }
  return [];
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

/** The categories, each with the fragment of its group and the best known of its tools. */
export const categories = Object.entries(tables).map(([path, { category, bestKnown }]) => ({
  id: nameId(category),
  name: category,
  bestKnown: namesAmong(
    integrations.filter((tool) => tool.category === category),
    bestKnown,
    { file: path.slice(1), field: 'bestKnown', most: 6 },
  ),
}));

/** The tools to show first, in the editor's order. */
export const oftenConnected: readonly Integration[] = namesAmong(integrations, editorsChoice.names, {
  file: `${FOLDER}/often-connected.ts`,
  field: 'names',
  most: 24,
});

/** Numbers of tools: all, those compared with what their vendor publishes, and those of each kind. */
export const integrationCounts = {
  all: integrations.length,
  checked: integrations.filter(({ checked }) => checked !== undefined).length,
  withMark: integrations.filter(({ icon }) => icon !== undefined).length,
  byCategory: countBy(CATEGORIES, ({ category }) => [category]),
  byConnection: countBy(CONNECTIONS, ({ connects }) => connects),
  byChannel: countBy(CHANNELS, ({ channel }) => [channel]),
};
