/** The integration directory: the rows of `content/data/integrations`, checked as this module loads, so that a bad one stops the build. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { z } from 'zod';
import { headingSlug } from '#article/slug.ts';
import { RETIRED_NAMES } from '#content/data/integrations/retired-names.ts';
import {
  CHANNELS,
  CONNECTIONS,
  INTEGRATION_CLAIM,
  type IntegrationTable,
  MOBILE_MARKS_SHOWN,
  MOBILE_MORE_CLAIM,
} from '#content/data/integrations/terms.ts';
import { today } from './calendar-day.ts';
import { foldedName, nameWords } from './docs/close-matches.ts';
import { oftenConnected as editorsChoice } from './facts/docs.ts';

const FOLDER = 'content/data/integrations';
const PAGE = 'content/docs/technology-stack.mdx';
const NOTE_LIMIT = 60;

/** Each file of the folder that holds a category, by its path, in the order of the alphabet. */
const tables = import.meta.glob<IntegrationTable>(
  ['/content/data/integrations/*.ts', '!/content/data/integrations/{retired-names,terms}.ts'],
  { eager: true, import: 'table' },
);
const fileOf = new Map(Object.entries(tables).map(([path, { category }]) => [category, path.slice(1)]));
const CATEGORIES: readonly string[] = [...fileOf.keys()];

/** With `require`, because an import would let a bundler carry 600 kB to a browser without a warning; this way an island fails. */
const marks = z
  .array(
    z.object({
      title: z.string(),
      slug: z.string(),
      aliases: z.object({ old: z.array(z.string()).default([]) }).default({ old: [] }),
    }),
  )
  .parse(createRequire(resolve('package.json'))('simple-icons/icons.json'));
const markKeys = new Set(marks.map(({ slug }) => `si${slug.charAt(0).toUpperCase()}${slug.slice(1)}`));

const retired = new Map<string, string | null>([
  ...marks.flatMap(({ title, aliases }) => aliases.old.map((old) => [foldedName(old), title] as const)),
  ...Object.entries(RETIRED_NAMES).map(([old, now]) => [foldedName(old), now] as const),
]);

/** One key for all the ways in which people write a tool's name. Without a web ending: "Customer.io" and "Customer" are one tool. */
const toolKey = (name: string) => foldedName(name.replace(/\.(com|io|ai|app)$/i, ''));

/** The fragment of a name: `WhatsApp` is `whatsapp`, `Z.ai` is `z-ai`, `Weights & Biases` is `weights-and-biases`. */
const nameId = (name: string) => nameWords(name).join('-');

const quoted = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
/** An error of a value that is written with it. */
const wrong = (words: string) => ({ error: ({ input }: { input?: unknown }) => `${quoted(input)} ${words}` });

function oneOf<const Values extends readonly string[]>(what: string, values: Values) {
  return z.enum(values, wrong(`is not a ${what}. Use one of: ${values.join('; ')}.`));
}

const name = z
  .string({ error: 'is missing. Write the name as the tool itself does.' })
  .refine(
    (text) => foldedName(text) !== '' && text === text.trim(),
    wrong('is not a name. Write it without spaces around it.'),
  );

const fields = {
  name: name.superRefine((text, context) => {
    const now = retired.get(foldedName(text));
    if (now === null) context.addIssue(`${quoted(text)} has closed. Drop the row.`);
    if (now)
      context.addIssue(
        `${quoted(text)} is now called ${quoted(now)}. Rename the row, or drop it if ${quoted(now)} has one already.`,
      );
  }),
  category: oneOf('category', CATEGORIES),
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, wrong('is not an id. Use small letters, digits and single hyphens.'))
    .optional(),
  connects: z
    .array(oneOf('way to connect', CONNECTIONS), { error: 'is missing. List one or more ways to connect.' })
    .nonempty({ error: 'is empty. List one or more ways to connect.' }),
  channel: oneOf('channel', CHANNELS),
  icon: z
    .string()
    .refine((key) => markKeys.has(key), {
      error: ({ input }) =>
        `simple-icons has no mark ${quoted(input)}. Use the key it exports, such as "siGmail", or leave the icon out.`,
    })
    .optional(),
  url: z.string({
    error: 'is missing. Give the vendor’s own page, the one for developers where there is one.',
  }),
  checked: z.iso
    .date({
      abort: true,
      ...wrong(
        'is not a day. Write it as year-month-day, such as 2026-11-21, or leave it out where nobody has compared the row.',
      ),
    })
    .refine((day) => day <= today(), wrong('has not come yet. Write the day on which the row was compared.'))
    .optional(),
  aliases: z.array(name).nonempty({ error: 'is empty. Leave it out.' }).optional(),
  note: z
    .string()
    .min(1)
    .max(NOTE_LIMIT, { error: `is longer than ${NOTE_LIMIT} characters. Say it in fewer words.` })
    .optional(),
};

const schema = z
  .strictObject(fields, {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? `is no field of a row. Use ${Object.keys(fields).join('; ')}.`
        : 'missing. A row is an object such as { name: "Gmail", connects: ["rest"] }.',
  })
  .superRefine(({ url, name: tool }, context) => {
    const problem = addressProblem(url, tool);
    if (problem) context.addIssue({ code: 'custom', path: ['url'], message: `${quoted(url)} ${problem}` });
  });

type Row = z.infer<typeof schema>;

/** Sites about other people's products: an address there is not the vendor's own, unless it is the tool's name, as make.com for Make. */
const THIRD_PARTIES =
  /(?:^|\.)((?:apiary|gitbook|github|n8n|readme)\.io|(?:capterra|crunchbase|g2|ifttt|make|pipedream|rapidapi|zapier)\.com|wikipedia\.org)$/;

/** Says why an address cannot be the vendor's own page for a tool. */
function addressProblem(address: string, tool: string): string | undefined {
  if (!URL.canParse(address))
    return 'is not an address. Write it whole, such as "https://developers.hubspot.com".';
  const { protocol, hostname, username, search, hash } = new URL(address);
  if (protocol !== 'https:') return 'does not begin with "https://". Use the vendor’s secure address.';
  if (username || search || hash)
    return 'carries more than a host and a path. Leave out what is after "?" or "#".';
  const site = THIRD_PARTIES.exec(hostname)?.[1];
  const isOwn = site?.split('.')[0] === tool.toLowerCase().split(/[^a-z0-9]/)[0];
  return site && !isOwn ? `is on ${site}, not on the vendor’s own site. Use the vendor’s page.` : undefined;
}

/**
 * A tool the agents can reach. `id` is the fragment of its row's address, `icon` the export key of its mark in
 * simple-icons, where that has one, and `aliases` are all the other names people search it by, also those it had before.
 */
export type Integration = Readonly<Omit<Row, 'id' | 'aliases'> & { id: string; aliases: readonly string[] }>;

/** Fragments of the directory's page other than those of tools, each with its owner. */
function takenIds(): Map<string, string> {
  const page = readFileSync(resolve(PAGE), 'utf8');
  const headings = Array.from(page.matchAll(/^#{2,6} +(.+)$/gm), ([, heading = '']) => headingSlug(heading));
  const others = Array.from(page.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id);
  return new Map([
    ...[...headings, ...others].map((id) => [id, `a heading of ${PAGE}`] as const),
    ...CATEGORIES.map((category) => [nameId(category), `the category ${category}`] as const),
  ]);
}

/**
 * The rows as integrations, in alphabetical order.
 *
 * @throws {Error} that lists every problem, each with its file, row, field and what to do: fewer rows than the site
 * claims, a tool listed twice, a category, channel, connection or mark that does not exist, a name no longer in use, an
 * address that is not the vendor's, a day that is none, an alias or a fragment that two tools would share.
 */
export function checkIntegrations(rows: readonly Record<string, unknown>[]): Integration[] {
  const problems: string[] = [];
  const mobile = MOBILE_MORE_CLAIM + MOBILE_MARKS_SHOWN;
  const claim =
    rows.length < INTEGRATION_CLAIM
      ? `the site says ${INTEGRATION_CLAIM}+: add rows or lower the claim, INTEGRATION_CLAIM`
      : rows.length < mobile &&
        `a phone shows ${MOBILE_MARKS_SHOWN} marks and says "And ${MOBILE_MORE_CLAIM}+ more...", which takes ${mobile}: add rows or lower the claim, MOBILE_MORE_CLAIM`;
  if (claim) problems.push(`${FOLDER}: ${rows.length} rows, but ${claim} in ${FOLDER}/terms.ts.`);
  const counts = new Map<string, number>();
  const placed = rows.flatMap((row) => {
    const file = fileOf.get(String(row['category'])) ?? FOLDER;
    counts.set(file, (counts.get(file) ?? 0) + 1);
    const place = `${file}, row ${counts.get(file)} ${quoted(row['name'])}`;
    const { data, error } = schema.safeParse(row);
    for (const issue of error?.issues ?? []) {
      const field = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path[0];
      problems.push(`${place}, field ${String(field ?? 'names')}: ${issue.message}`);
    }
    return data ? [{ place, tool: withNames(data) }] : [];
  });
  const [names, ids] = [new Map<string, string>(), takenIds()];
  // Two owners of a name, an alias or a fragment: nobody would know which of them is meant.
  const claimed = (
    owners: Map<string, string>,
    key: string,
    place: string,
    wrong: (owner: string) => string,
  ) => {
    const owner = owners.get(key) ?? place;
    owners.set(key, owner);
    if (owner !== place) problems.push(`${place}, ${wrong(owner)}`);
  };
  for (const { place, tool } of placed)
    claimed(
      names,
      toolKey(tool.name),
      place,
      (owner) => `field name: the same tool as ${owner}. Drop one of the two.`,
    );
  for (const { place, tool } of placed) {
    for (const alias of tool.aliases)
      claimed(
        names,
        toolKey(alias),
        place,
        (owner) => `field aliases: ${quoted(alias)} is what ${owner} is found by. Keep it at one of the two.`,
      );
    claimed(
      ids,
      tool.id,
      place,
      (owner) => `field id: "#${tool.id}" is the address of ${owner}. Give this row an id of its own.`,
    );
  }
  if (problems.length > 0)
    throw new Error(`The integration directory does not hold:\n${problems.join('\n')}`);
  const { compare } = new Intl.Collator('en', { numeric: true });
  return placed.map(({ tool }) => tool).sort((a, b) => compare(a.name, b.name));
}

/** People go on searching a tool by the names it had before. */
function withNames({ id, aliases = [], ...row }: Row): Integration {
  const former = Object.entries(RETIRED_NAMES).flatMap(([old, now]) => (now === row.name ? [old] : []));
  return { ...row, id: id ?? nameId(row.name), aliases: [...aliases, ...former] };
}

/** The rows as they are written, each with its table's category, and the table's channel unless it names its own. */
export const writtenRows = Object.values(tables).flatMap(({ category, channel, rows }) =>
  rows.map((row) => ({ channel, ...row, category })),
);

/** Every tool of the directory, in alphabetical order. */
export const integrations: readonly Integration[] = checkIntegrations(writtenRows);

/** @throws {Error} when a list of names has one without a row, one twice, too many, or none */
function namesAmong(tools: readonly Integration[], names: readonly string[], most: number, place: string) {
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  const problems = names.flatMap((each, index) => {
    if (!byName.has(each)) return `"${each}" has no row there. Use a row’s name as it is written.`;
    return names.indexOf(each) < index ? `"${each}" is listed twice. Drop one of the two.` : [];
  });
  if (names.length > most) problems.push(`lists ${names.length} tools, but there is room for ${most}.`);
  if (names.length === 0) problems.push('lists no tool.');
  if (problems.length > 0) throw new Error(problems.map((problem) => `${place}: ${problem}`).join('\n'));
  return names.flatMap((each) => byName.get(each) ?? []);
}

/** The categories, each with the fragment of its group, its tools and the best known of them. */
export const categories = Object.entries(tables).map(([path, { category, bestKnown }]) => {
  const tools = integrations.filter((tool) => tool.category === category);
  const place = `${path.slice(1)}, field bestKnown`;
  return { id: nameId(category), name: category, tools, bestKnown: namesAmong(tools, bestKnown, 6, place) };
});

/** The tools to show first, in the editor's order. */
export const oftenConnected = namesAmong(
  integrations,
  editorsChoice.names,
  24,
  'content/data/often-connected.yaml, field names',
);
