import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { z } from 'zod';
import { OTHER_NAMES, RETIRED_NAMES } from '#content/data/integrations/retired-names.ts';
import {
  CHANNELS,
  CONNECTIONS,
  INTEGRATION_CLAIM,
  type IntegrationTable,
  MOBILE_MARKS_SHOWN,
  MOBILE_MORE_CLAIM,
} from '#content/data/integrations/terms.ts';

export { CHANNELS, CONNECTIONS, INTEGRATION_CLAIM, MOBILE_MORE_CLAIM };

const FOLDER = 'content/data/integrations';

/** Each file of the folder that holds a category, by its path, in the order of the alphabet. */
const tables = import.meta.glob<IntegrationTable>(
  [
    '/content/data/integrations/*.ts',
    '!/content/data/integrations/terms.ts',
    '!/content/data/integrations/retired-names.ts',
  ],
  { eager: true, import: 'table' },
);

const fileOf = new Map(Object.entries(tables).map(([path, { category }]) => [category, path.slice(1)]));

export const CATEGORIES: readonly string[] = [...fileOf.keys()];

/**
 * What simple-icons knows of its marks, read with `require` because an import would let a bundler carry 600 kB
 * of it to a browser without a word; this way a browser island that imports this file fails instead.
 */
const marks = z
  .array(
    z.object({
      title: z.string(),
      slug: z.string(),
      aliases: z
        .object({ aka: z.array(z.string()).default([]), old: z.array(z.string()).default([]) })
        .optional(),
    }),
  )
  .parse(createRequire(resolve('package.json'))('simple-icons/icons.json'));

const markKeys = new Set(marks.map(({ slug }) => `si${slug.charAt(0).toUpperCase()}${slug.slice(1)}`));

/** A name without what people write differently: case, spaces, accents, marks. */
function folded(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{Letter}\p{Number}]/gu, '');
}

/** As `folded`, and without a web ending: "Customer.io" and "Customer" are one tool. */
function foldedBrand(name: string): string {
  return folded(name.replace(/\.(com|io|ai|app)$/i, ''));
}

const markTitles = new Set(marks.map(({ title }) => folded(title)));

const retiredNames = new Map<string, string | null>([
  ...marks.flatMap(({ title, aliases }) =>
    (aliases?.old ?? []).map((old): [string, string] => [folded(old), title]),
  ),
  ...Object.entries(RETIRED_NAMES).map(([old, now]): [string, string | null] => [folded(old), now]),
]);

// An alias that is also some other mark's own title says nothing: "Terraform" is listed under OpenTofu.
const usualNames = new Map<string, string>([
  ...marks.flatMap(({ title, aliases }) =>
    (aliases?.aka ?? [])
      .filter((other) => !markTitles.has(folded(other)))
      .map((other): [string, string] => [foldedBrand(other), foldedBrand(title)]),
  ),
  ...Object.entries(OTHER_NAMES).map(([other, usual]): [string, string] => [
    foldedBrand(other),
    foldedBrand(usual),
  ]),
]);

const quoted = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

function oneOf<const Values extends readonly string[]>(what: string, values: Values) {
  return z.enum(values, {
    error: ({ input }) => `${quoted(input)} is not a ${what}. Use one of: ${values.join('; ')}.`,
  });
}

const ROW_FIELDS = {
  name: z
    .string({ error: 'is missing. Write the name as the tool itself does.' })
    .refine((name) => folded(name) !== '' && name === name.trim(), {
      error: ({ input }) => `${quoted(input)} is not a name. Write it without spaces around it.`,
    })
    .superRefine((name, context) => {
      const now = retiredNames.get(folded(name));
      if (now === undefined) return;
      context.addIssue(
        now === null
          ? `${quoted(name)} has closed. Drop the row.`
          : `${quoted(name)} is now called ${quoted(now)}. Rename the row, or drop it if ${quoted(now)} has one already.`,
      );
    }),
  category: oneOf('category', CATEGORIES),
  connects: z
    .array(oneOf('way to connect', CONNECTIONS), { error: 'is missing. List one or more ways to connect.' })
    .nonempty({ error: 'is empty. List one or more ways to connect.' }),
  channel: oneOf('channel', CHANNELS),
  icon: z
    .string()
    .refine((icon) => markKeys.has(icon), {
      error: ({ input }) =>
        `simple-icons has no mark ${quoted(input)}. Use the key it exports, such as "siGmail", or leave the icon out.`,
    })
    .optional(),
};

const rowSchema = z.strictObject(ROW_FIELDS, {
  error: ({ code }) =>
    code === 'unrecognized_keys'
      ? `is no field of a row. Use ${Object.keys(ROW_FIELDS).join('; ')}.`
      : 'missing. A row is an object such as { name: "Gmail", connects: ["rest"] }.',
});

/** A tool the agents can reach. `icon` is the export key of its mark in simple-icons, where that has one. */
export type Integration = Readonly<z.infer<typeof rowSchema>>;

function fieldOf(issue: z.core.$ZodIssue): string {
  return issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : String(issue.path[0] ?? 'names');
}

const placeSchema = z
  .object({ category: z.string().catch(''), name: z.unknown() })
  .catch({ category: '', name: undefined });

/** For each row its category's file, and its number among that category's rows, from 1. */
function rowNames(rows: readonly unknown[]): string[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const { category, name } = placeSchema.parse(row);
    const file = fileOf.get(category) ?? FOLDER;
    const number = (counts.get(file) ?? 0) + 1;
    counts.set(file, number);
    return `${file}, row ${number} ${quoted(name)}`;
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

/**
 * The rows as integrations, in alphabetical order.
 *
 * @throws {Error} that lists every problem, each with its file, row, field and what to do: fewer rows than the site
 * claims, a tool listed twice, a category, channel, connection or mark that does not exist, a name no longer in use.
 */
export function checkIntegrations(rows: readonly unknown[]): Integration[] {
  const problems = countProblems(rows.length);
  const names = rowNames(rows);
  const firstRows = new Map<string, string>();
  const checked: Integration[] = [];

  for (const [index, row] of rows.entries()) {
    const rowName = names[index];
    const { success, data, error } = rowSchema.safeParse(row);
    if (!success) {
      problems.push(...error.issues.map((issue) => `${rowName}, field ${fieldOf(issue)}: ${issue.message}`));
      continue;
    }
    const brand = foldedBrand(data.name);
    const tool = usualNames.get(brand) ?? brand;
    const firstRow = firstRows.get(tool);
    if (firstRow) {
      problems.push(`${rowName}, field name: the same tool as ${firstRow}. Drop one of the two.`);
    } else {
      firstRows.set(tool, `${rowName}`);
    }
    checked.push(data);
  }

  if (problems.length > 0)
    throw new Error(`The integration directory does not hold:\n${problems.join('\n')}`);
  const { compare } = new Intl.Collator('en', { numeric: true });
  return checked.sort((a, b) => compare(a.name, b.name));
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

/** How many tools each category, way to connect and channel has; a tool that connects in two ways counts in both. */
export const integrationCounts = {
  all: integrations.length,
  withMark: integrations.filter(({ icon }) => icon !== undefined).length,
  byCategory: countBy(CATEGORIES, ({ category }) => [category]),
  byConnection: countBy(CONNECTIONS, ({ connects }) => connects),
  byChannel: countBy(CHANNELS, ({ channel }) => [channel]),
};
