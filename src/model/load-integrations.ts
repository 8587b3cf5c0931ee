/**
 * The integration directory: the rows of `content/data/integrations`. The compiler knows what a row
 * may say, the test beside this file what a row should not; here the build stops where the
 * directory would be ambiguous or smaller than the site says.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { headingSlug } from '#article/slug.ts';
import { RETIRED_NAMES } from '#content/data/integrations/retired-names.ts';
import {
  type Channel,
  INTEGRATION_CLAIM,
  type IntegrationTable,
  MOBILE_MARKS_SHOWN,
  MOBILE_MORE_CLAIM,
} from '#content/data/integrations/terms.ts';
import { oftenConnected as editorsChoice } from './facts/docs.ts';
import { nameWords, toolKey } from './names.ts';

const FOLDER = 'content/data/integrations';
const PAGE = 'content/docs/technology-stack.mdx';

/** Each file of the folder that holds a category, by its path, in the order of the alphabet. */
const tables = import.meta.glob<IntegrationTable>(
  ['/content/data/integrations/*.ts', '!/content/data/integrations/{retired-names,terms}.ts'],
  { eager: true, import: 'table' },
);

type Row = IntegrationTable['rows'][number];

/**
 * A tool the agents can reach. `id` is the fragment of its row's address, `icon` the export key of
 * its mark in simple-icons, where that has one, and `aliases` are all the other names people search
 * it by, also those it had before.
 */
export interface Integration extends Omit<Row, 'id' | 'aliases' | 'channel'> {
  readonly id: string;
  readonly category: string;
  readonly channel: Channel;
  readonly aliases: readonly string[];
}

/**
 * The fragment of a name: `WhatsApp` is `whatsapp`, `Z.ai` is `z-ai`, `Weights & Biases` is
 * `weights-and-biases`.
 */
const nameId = (name: string) => nameWords(name).join('-');

/**
 * Every tool of some tables, in alphabetical order. People go on searching one by the names it had
 * before.
 */
export function toolsOf(all: readonly IntegrationTable[]): Integration[] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const tools = all.flatMap(({ category, channel, rows }) =>
    rows.map(({ id, aliases = [], ...row }) => {
      const former = Object.entries(RETIRED_NAMES).flatMap(([old, now]) =>
        now === row.name ? [old] : [],
      );
      return {
        channel,
        ...row,
        category,
        id: id ?? nameId(row.name),
        aliases: [...aliases, ...former],
      };
    }),
  );
  return tools.sort((a, b) => compare(a.name, b.name));
}

/** Fragments of the directory's page other than those of tools, each with its owner. */
function takenIds(all: readonly IntegrationTable[]): Map<string, string> {
  const page = readFileSync(resolve(PAGE), 'utf8');
  const headings = Array.from(page.matchAll(/^#{2,6} +(.+)$/gm), ([, heading = '']) =>
    headingSlug(heading),
  );
  const others = Array.from(page.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id);
  return new Map([
    ...[...headings, ...others].map((id) => [id, `a heading of ${PAGE}`] as const),
    ...all.map(({ category }) => [nameId(category), `the category ${category}`] as const),
  ]);
}

/**
 * What is wrong with the directory as a whole: fewer tools than the site claims, a name or a
 * fragment that two tools share.
 */
export function directoryProblems(
  all: readonly IntegrationTable[],
  tools = toolsOf(all),
): string[] {
  const problems: string[] = [];
  const mobile = MOBILE_MORE_CLAIM + MOBILE_MARKS_SHOWN;
  if (tools.length < INTEGRATION_CLAIM)
    problems.push(`the site says ${INTEGRATION_CLAIM}+: add rows or lower INTEGRATION_CLAIM`);
  else if (tools.length < mobile)
    problems.push(
      `a phone says "And ${MOBILE_MORE_CLAIM}+ more..." after ${MOBILE_MARKS_SHOWN} marks: add rows or lower MOBILE_MORE_CLAIM`,
    );
  const names = new Map<string, string>();
  const ids = takenIds(all);
  const claim = (owners: Map<string, string>, key: string, tool: string, what: string) => {
    const owner = owners.get(key) ?? tool;
    owners.set(key, owner);
    if (owner !== tool)
      problems.push(`${tool}: ${what} is that of ${owner}. Keep it at one of the two.`);
  };
  const placed = tools.map((tool, index) => ({
    ...tool,
    place: `${tool.name} (${tool.category}, ${index})`,
  }));
  for (const { name, place } of placed) claim(names, toolKey(name), place, 'its name');
  for (const { aliases, id, place } of placed) {
    for (const alias of aliases) claim(names, toolKey(alias), place, `its alias "${alias}"`);
    claim(ids, id, place, `its address "#${id}"`);
  }
  return problems;
}

function checked(all: readonly IntegrationTable[]): Integration[] {
  const tools = toolsOf(all);
  const problems = directoryProblems(all, tools);
  if (problems.length > 0)
    throw new Error(
      `${FOLDER} has ${tools.length} tools, and does not hold:\n${problems.join('\n')}`,
    );
  return tools;
}

/** Every tool of the directory, in alphabetical order. */
export const integrations: readonly Integration[] = checked(Object.values(tables));

/** @throws {Error} when a list of names has one without a row, one twice, too many, or none */
function namesAmong(
  tools: readonly Integration[],
  names: readonly string[],
  most: number,
  place: string,
) {
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  const problems = names.flatMap((each, index) => {
    if (!byName.has(each)) return `"${each}" has no row there. Use a row’s name as it is written.`;
    return names.indexOf(each) < index ? `"${each}" is listed twice. Drop one of the two.` : [];
  });
  if (names.length > most)
    problems.push(`lists ${names.length} tools, but there is room for ${most}.`);
  if (names.length === 0) problems.push('lists no tool.');
  if (problems.length > 0)
    throw new Error(problems.map((problem) => `${place}: ${problem}`).join('\n'));
  return names.flatMap((each) => byName.get(each) ?? []);
}

/** The categories, each with the fragment of its group, its tools and the best known of them. */
export const categories = Object.entries(tables).map(([path, { category, bestKnown }]) => {
  const tools = integrations.filter((tool) => tool.category === category);
  const place = `${path.slice(1)}, field bestKnown`;
  return {
    id: nameId(category),
    name: category,
    tools,
    bestKnown: namesAmong(tools, bestKnown, 6, place),
  };
});

/** The tools to show first, in the editor's order. */
export const oftenConnected = namesAmong(
  integrations,
  editorsChoice.names,
  24,
  'content/data/often-connected.yaml, field names',
);
