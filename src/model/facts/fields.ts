/** Kinds of fields. The editor's form and the check of what it saves come from one description. */
import { z } from 'zod';
import { BRACED } from '#article/braces.ts';
import { filled } from '../filled.ts';
import { CHANNELS } from '../integration-terms.ts';
import { oneSpelling } from '../names.ts';
import type { Figures, Known } from './known.ts';

export interface FieldNote {
  /** Else what the key says: `logoOnDark` is "Logo on dark". Of a list, that of one entry. */
  label?: string;
  hint?: string;
  widget?: 'line' | 'paragraph' | 'file' | 'day' | 'whole' | 'flag';
  /** What the editor calls a choice, where the value does not say it. */
  choices?: Readonly<Record<string, string>>;
  /** No two entries of a list may have it alike. */
  isUnique?: boolean;
  /** Entries that there is room for, where their number is not fixed. */
  most?: number;
  /** Where the editor puts a file, from the root of the project, and its address on the site. */
  folder?: { media: string; address: string; ending?: string };
  /** Regular expression and sentence by which the form marks the field before it is saved. */
  pattern?: readonly string[];
}

interface Note extends Pick<FieldNote, 'hint'> {
  /** Characters that there is room for, or the greatest number. */
  most?: number;
  least?: number;
  /** Names in braces that the page fills in. */
  names?: readonly string[];
  /** What stands for names in braces; undefined where it could not be read. */
  values?: Figures | undefined;
  /** In a text that tells of others, whose amount may happen to be one of ours. */
  mayType?: boolean;
}

/** Label and note, or a hint alone; either may be left out. */
export type Named = [note?: Note] | [label: string, note?: Note | string];

export const fieldNotes = z.registry<FieldNote>();

function noted([first, second]: Named): Note & { label?: string } {
  const note = typeof second === 'string' ? { hint: second } : second;
  return typeof first === 'string' ? { ...note, label: first } : { ...first };
}

/** Somebody meant curly quotation marks as YAML's own, and the page would print them. */
const words = () =>
  z
    .string()
    .trim()
    .min(1)
    .refine((text) => !/^[“„”][^“„”]*[”“]$/.test(text), {
      error:
        'stands in curly quotation marks, which the page would print. Take them off, or write straight ones: "…".',
    });

export const line = (...named: Named) => textField('line', named);

export const paragraph = (...named: Named) => textField('paragraph', named);

function textField(widget: 'line' | 'paragraph', named: Named) {
  const all = noted(named);
  const { most = Number.POSITIVE_INFINITY, names = [], values = {}, mayType, ...note } = all;
  const isUnread = 'values' in all && all.values === undefined;
  const known = [...Object.keys(values), ...names];
  const braced = known.map((name) => `{${name}}`);
  const strangers = (text: string) =>
    Array.from(text.matchAll(BRACED), ([, name]) => `{${name}}`).filter(
      (name) => !braced.includes(name),
    );
  const instead = known.length > 0 ? `Use one of ${braced.join(', ')}, or take` : 'Take';
  const figures = `In braces, a figure: ${braced.slice(0, 4).join(', ')}${known.length > 4 ? ' …' : ''}`;
  return words()
    .refine((text) => isUnread || strangers(text).length === 0, {
      error: ({ input }) =>
        `asks for ${strangers(String(input)).join(' and ')}, which stands for nothing here. ${instead} the braces off.`,
    })
    .refine((text) => mayType || !figureTyped(text, values), {
      error: ({ input }) =>
        `types an amount or a plan’s name, which would stay when that changes. Write {${figureTyped(String(input), values)}} in its place.`,
    })
    .max(most, {
      error: ({ input }) =>
        `has ${String(input).length} characters; there is room for ${most}. Say it in fewer words.`,
    })
    .overwrite((text) => filled(text, values))
    .register(fieldNotes, {
      ...note,
      hint: [note.hint, known.length > 0 && figures].filter(Boolean).join(' '),
      widget,
    });
}

/** Of names those of several words: one word may be anything. */
function figureTyped(text: string, values: Figures) {
  const amounts = /\d/.test(text) ? amountsIn(text, values) : [];
  return Object.entries(values).find(([name, value]) =>
    name.endsWith('Plan')
      ? value.includes(' ') && text.includes(value)
      : amounts.some((amount) => amount === amountOf(value)),
  )?.[0];
}

/**
 * A number with a currency’s code or sign on one side; of these, letters, as in "25.000 kr.", are
 * only the company’s own. In "2026 $25000" the sign is the second’s.
 */
function amountsIn(text: string, { monthly = '' }: Figures) {
  const own = monthly.replace(/\d.*\d|[\s.]/g, '').replace(/\P{L}/gu, '[$&]') || '(?!)';
  const amount = String.raw`\d+(?:[.,]\d+)?`;
  const sign = String.raw`(?:\p{Sc}|(?<!\p{L})(?:[A-Z]{3}|${own})(?!\p{L}))`;
  const found = new RegExp(
    String.raw`−?(?:${sign}\s?${amount}|${amount}\s?${sign}(?!\s?\d))`,
    'gu',
  );
  return (plainAmounts(text).match(found) ?? []).map(amountOf);
}

/** "$25,000" and "$25k" are `$25000`, "CHF 25’000" is `CHF25000`. */
const plainAmounts = (text: string) => oneSpelling(text).replace(/(?<=\d)'(?=\d{3}(?!\d))/g, '');
const amountOf = (written: string) => plainAmounts(written).replace(/\s|\.$/g, '');

export const lines = <const Key extends string>(...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, line()])) as Record<Key, ReturnType<typeof line>>;

export const headed = { heading: line(), text: paragraph() };

export const choice = <const Values extends readonly string[]>(values: Values, ...named: Named) =>
  z.enum(values).register(fieldNotes, noted(named));

export const day = (...named: Named) =>
  z.iso
    .date({ error: 'has to be a day as year-month-day, such as 2025-05-18.' })
    .register(fieldNotes, { ...noted(named), widget: 'day' });

export const channel = (...named: Named) => choice(CHANNELS, ...named);

export const flag = (...named: Named) => z.boolean().register(fieldNotes, noted(named));

export const whole = (...named: Named) => bounded(z.int(), 'a whole number', named);

export const decimal = (...named: Named) => bounded(z.number(), 'a number', named);

function bounded(number: z.ZodNumber, kind: string, named: Named) {
  const { least = 0, most, ...note } = noted(named);
  const bounds = `from ${least} ${most ? `to ${most}` : 'up'}`;
  const error = ({ input }: { input?: unknown }) => `is ${String(input)}. Write ${kind} ${bounds}.`;
  const bound = number.min(least, { error }).max(most ?? Number.MAX_SAFE_INTEGER, { error });
  return bound.register(fieldNotes, note);
}

export const updated = () => day('Last changed on', 'Set when it is saved here.').optional();

export const sample = () =>
  flag('Made up', {
    hint: 'Switch off as soon as the entry is true; the launch check lists those that are left.',
  });

/** @param problem completes the sentence about a text of another form */
export const formed = (form: RegExp, problem: string, note: FieldNote) =>
  words()
    .refine((text) => form.test(text), { error: ({ input }) => `"${String(input)}" ${problem}` })
    .register(fieldNotes, { ...note, pattern: [String(form), `This ${problem}`] });

/** What a text is searched for: letters, because it becomes part of a search. */
export const stem = () =>
  formed(
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’-]*(?:\\b)?$/u,
    String.raw`is no beginning of a word. Write its letters alone, as in invoic or e-mail; \b after them ends the word.`,
    { label: 'Beginning of a word', hint: String.raw`\b after it ends the word.` },
  );

export function webAddress(...named: Named) {
  const problem = 'is no address. Write it whole, as in https://example.com/page.';
  return formed(/^https:\/\/[^\s.]+\.\S+$/, problem, noted(named));
}

/** A film's eleven characters, taken out of its address where that is pasted. */
export function filmId() {
  const form = /(?:^|youtu\.be\/|[?&]v=|\/(?:embed|shorts)\/)([\w-]{11})(?:$|[?&#])/;
  return formed(
    form,
    'is no film of the platform. Paste its address, as in https://youtu.be/dQw4w9WgXcQ.',
    {
      label: 'Film on the platform',
      hint: 'Paste its address, such as https://youtu.be/dQw4w9WgXcQ. Empty while our own film plays.',
    },
  ).overwrite((text) => form.exec(text)?.[1] ?? text);
}

export function filmFile(known: Known, ending: 'mp4' | 'vtt', ...named: Named) {
  const form = new RegExp(String.raw`^/films/[^/]+\.${ending}$`, 'i');
  const problem = `is no file of public/films that ends in .${ending}. Upload one.`;
  return fileIn(known, { media: 'public/films', address: '/films', ending }, form, problem, named);
}

function fileIn(
  { addresses: { remedyFor } }: Known,
  folder: NonNullable<FieldNote['folder']>,
  form: RegExp,
  problem: string,
  named: Named,
) {
  const note = { ...noted(named), widget: 'file', folder } as const;
  return formed(form, problem, note).refine((path) => !form.test(path) || !remedyFor(path), {
    error: ({ input }) => `${String(input)} leads nowhere. ${remedyFor(String(input))}`,
  });
}

export function pictureAddress(known: Known, ...named: Named) {
  const problem =
    'is no picture of this site. Upload one, or write an address such as /pictures/office.jpg.';
  const form = /^\/(pictures|films|uploads)\/\S+\.(svg|png|jpe?g|webp|avif)$/i;
  return fileIn(known, { media: 'public/pictures', address: '/pictures' }, form, problem, named);
}

/** Apart from the public files, because the build checks and cuts them. */
function cutFile(known: Known, kind: string, endings: string, upload: string, named: Named) {
  const [media, address] = [`content/data/${kind}s`, `/${kind}s`];
  const form = new RegExp(`^${address}/[^/]+\\.(${endings})$`, 'i');
  const problem = `is no ${kind} of ${media}. Upload it as ${upload}.`;
  return fileIn(known, { media, address }, form, problem, named);
}

export const photograph = (known: Known, ...named: Named) =>
  cutFile(known, 'photo', 'png|jpe?g|webp|avif', 'JPEG, PNG or WebP', named);

export const logoFile = (known: Known, ...named: Named) =>
  cutFile(known, 'logo', 'svg|png|jpe?g|webp', 'SVG, PNG, WebP or JPEG', named);

export const rows = <Item extends z.ZodType>(item: Item, ...named: Named) =>
  z.array(item).register(fieldNotes, noted(named));

export const pairs = (...named: Named) =>
  z.record(line(), line()).register(fieldNotes, noted(named));

function renoted<Field extends z.ZodType>(field: Field, note: FieldNote) {
  const own = field.clone(field.def, { parent: true });
  fieldNotes.add(own, { ...fieldNotes.get(field), ...note });
  return own;
}

export const unique = <Field extends z.ZodType>(field: Field) => renoted(field, { isUnique: true });

export const key = (...named: Named) => unique(line(...named));

export const hinted = <Field extends z.ZodType>(field: Field, hint: string) =>
  renoted(field, { hint });

export function group<Shape extends z.ZodRawShape>(first: string | Shape, second?: Shape) {
  const [label, shape] =
    typeof first === 'string' ? [{ label: first }, second as Shape] : [{}, first];
  return z.strictObject(shape).register(fieldNotes, label);
}

/** `singular` is what the editor calls an entry; an exact number of places is `.length()`. */
export function list<Shape extends z.ZodRawShape>(
  ...all: [singular: string, shape: Shape] | [label: string, singular: string, shape: Shape]
) {
  const shape = all.at(-1) as Shape;
  const [label, singular] = all.length === 3 ? [{ label: all[0] }, all[1]] : [{}, all[0]];
  const keys = Object.keys(shape).filter(
    (field) => fieldNotes.get(shape[field] as z.ZodType)?.isUnique,
  );
  return z
    .array(group(singular, shape))
    .superRefine((entries, context) => {
      for (const field of keys) tellTwins(entries, field, context);
    })
    .register(fieldNotes, label);
}

export function tellTwins(
  entries: readonly Record<string, unknown>[],
  field: string,
  context: z.RefinementCtx,
) {
  const values = entries.map((entry) => entry[field]);
  values.forEach((value, index) => {
    const first = values.indexOf(value);
    if (first === index) return;
    const message = `"${String(value)}" stands in row ${first + 1} already. Take one of the two out, or give this one another ${field}.`;
    context.addIssue({ code: 'custom', path: [index, field], message });
  });
}

/** The name first: the search offers it, also while it is typed. */
export const pageNames = () =>
  paragraph('Called', 'Its names, with commas between them.').optional();

const SEARCHED = ['Other words people search by', 'With spaces between them.'] as const;

/** Words that lead the search to a text without them. */
export const keywords = () => line(...SEARCHED).optional();

/** The same, of a page’s sections by the first words of their address, or of the whole. */
export const searchWords = () =>
  pairs(SEARCHED[0], `${SEARCHED[1]} Names of the section before a semicolon.`).default({});

export const two = <Item extends z.ZodType>(item: Item, ...named: Named) =>
  z.tuple([item, item]).register(fieldNotes, noted(named));

export const three = <Item extends z.ZodType>(item: Item, ...named: Named) =>
  z.tuple([item, item, item]).register(fieldNotes, noted(named));
