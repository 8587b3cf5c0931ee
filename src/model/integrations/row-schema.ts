/** Schema of one row of `content/data/integrations`. Each error names the fix. */
import { z } from 'zod';
import { CHANNELS, CONNECTIONS } from '#content/data/integrations/terms.ts';
import { today } from '../calendar-day.ts';
import { foldedName } from './name-words.ts';
import { isMarkKey, nameNow } from './tool-names.ts';

const NOTE_LIMIT = 60;

export const quoted = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

function oneOf<const Values extends readonly string[]>(what: string, values: Values) {
  return z.enum(values, {
    error: ({ input }) => `${quoted(input)} is not a ${what}. Use one of: ${values.join('; ')}.`,
  });
}

const name = z
  .string({ error: 'is missing. Write the name as the tool itself does.' })
  .refine((text) => foldedName(text) !== '' && text === text.trim(), {
    error: ({ input }) => `${quoted(input)} is not a name. Write it without spaces around it.`,
  });

const nameInUse = name.superRefine((text, context) => {
  const now = nameNow(text);
  if (now === undefined) return;
  context.addIssue(
    now === null
      ? `${quoted(text)} has closed. Drop the row.`
      : `${quoted(text)} is now called ${quoted(now)}. Rename the row, or drop it if ${quoted(now)} has one already.`,
  );
});

const checked = z.iso
  .date({
    abort: true,
    error: ({ input }) =>
      `${quoted(input)} is not a day. Write it as year-month-day, such as 2026-11-21, or leave it out where nobody has compared the row.`,
  })
  .refine((day) => day <= today(), {
    error: ({ input }) => `${quoted(input)} has not come yet. Write the day on which the row was compared.`,
  });

/** Sites about other people's products: an address there is not the vendor's own, unless it is the tool's name, as make.com for Make. */
const THIRD_PARTIES =
  /(?:^|\.)((?:apiary|gitbook|github|n8n|readme)\.io|(?:capterra|crunchbase|g2|ifttt|make|pipedream|rapidapi|zapier)\.com|wikipedia\.org)$/;

/** Says why an address cannot be the vendor's own page for a tool; undefined when it can. */
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

function rowFields(categories: readonly string[]) {
  return {
    name: nameInUse,
    category: oneOf('category', categories),
    id: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
        error: ({ input }) => `${quoted(input)} is not an id. Use small letters, digits and single hyphens.`,
      })
      .optional(),
    connects: z
      .array(oneOf('way to connect', CONNECTIONS), { error: 'is missing. List one or more ways to connect.' })
      .nonempty({ error: 'is empty. List one or more ways to connect.' }),
    channel: oneOf('channel', CHANNELS),
    icon: z
      .string()
      .refine(isMarkKey, {
        error: ({ input }) =>
          `simple-icons has no mark ${quoted(input)}. Use the key it exports, such as "siGmail", or leave the icon out.`,
      })
      .optional(),
    url: z.string({
      error: 'is missing. Give the vendor’s own page, the one for developers where there is one.',
    }),
    checked: checked.optional(),
    aliases: z.array(name).nonempty({ error: 'is empty. Leave it out.' }).optional(),
    note: z
      .string()
      .min(1)
      .max(NOTE_LIMIT, { error: `is longer than ${NOTE_LIMIT} characters. Say it in fewer words.` })
      .optional(),
  };
}

/** The schema of a row, for the categories there are. */
export function rowSchema(categories: readonly string[]) {
  const fields = rowFields(categories);
  return z
    .strictObject(fields, {
      error: ({ code }) =>
        code === 'unrecognized_keys'
          ? `is no field of a row. Use ${Object.keys(fields).join('; ')}.`
          : 'missing. A row is an object such as { name: "Gmail", connects: ["rest"] }.',
    })
    .superRefine((row, context) => {
      const problem = addressProblem(row.url, row.name);
      if (problem)
        context.addIssue({ code: 'custom', path: ['url'], message: `${quoted(row.url)} ${problem}` });
    });
}

export type ToolRow = z.infer<ReturnType<typeof rowSchema>>;

/** The field an issue is about. */
export function fieldOf(issue: z.core.$ZodIssue): string {
  return issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : String(issue.path[0] ?? 'names');
}
