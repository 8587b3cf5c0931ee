/**
 * Kinds of fields in a facts file. Each has the words with which the editor asks for it, so that the editor's form and
 * the check of what it saves come from one description.
 */
import { z } from 'zod';

/** Presentation of a field in the editor. */
export interface FieldNote {
  label: string;
  /** Help below the field: what to write, or what it does. */
  hint?: string;
  widget?: 'line' | 'paragraph' | 'picture' | 'day' | 'whole' | 'flag' | 'hidden';
  /** Values the field can be chosen from. */
  options?: readonly string[];
  /** Name of one entry of a list. */
  singular?: string;
  /** Name of the field that represents an entry while it is folded. */
  summary?: string;
  /** Exact number of entries, where the page has places for just so many. */
  count?: number;
  /** Folder the editor puts a picture into, from the root of the project, and its address on the site. */
  folder?: { media: string; address: string };
}

export const fieldNotes = z.registry<FieldNote>();

type Note = Omit<FieldNote, 'label' | 'widget' | 'count'>;

interface TextNote extends Note {
  /** Characters that there is room for. */
  most?: number;
  /** Names allowed in braces, each of which is replaced by a value of another file. Without them braces are text. */
  names?: readonly string[];
}

/** Whole value in curly quotation marks: somebody meant them as YAML's own, and the page would print them. */
const IN_CURLY_QUOTES = /^[“„”][^“”„]*[”“]$/;

const words = () =>
  z
    .string()
    .trim()
    .min(1)
    .refine((text) => !IN_CURLY_QUOTES.test(text), {
      error:
        'stands in curly quotation marks, which the page would print. Take them off, or write straight ones: "…".',
    });

/** A few words on one line. */
export function line(label: string, note: TextNote = {}) {
  return textField(label, note, 'line');
}

/** A sentence or more. */
export function paragraph(label: string, note: TextNote = {}) {
  return textField(label, note, 'paragraph');
}

function textField(
  label: string,
  { most = Number.POSITIVE_INFINITY, names, ...note }: TextNote,
  widget: 'line' | 'paragraph',
) {
  const hint = [
    note.hint,
    names &&
      `In braces, a figure: ${names
        .slice(0, 4)
        .map((name) => `{${name}}`)
        .join(', ')}${names.length > 4 ? ' …' : ''}`,
  ];
  return words()
    .refine((text) => strangersIn(text, names).length === 0, {
      error: ({ input }) => {
        const [stranger] = strangersIn(String(input), names);
        return `asks for {${stranger}}, which stands for nothing. Use one of ${names?.map((name) => `{${name}}`).join(', ')}, or take the braces off.`;
      },
    })
    .max(most, { error: ({ input }) => tooLong(input, most) })
    .register(fieldNotes, { ...note, label, hint: hint.filter(Boolean).join(' '), widget });
}

function strangersIn(text: string, names: readonly string[] | undefined): string[] {
  const asked = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names === undefined ? [] : asked.filter((name) => !names.includes(name));
}

function tooLong(input: unknown, most: number): string {
  return `has ${String(input).length} characters; there is room for ${most}. Say it in fewer words.`;
}

/** One of a few values, each with its label in the editor. */
export function choice<const Values extends readonly [string, ...string[]]>(
  label: string,
  values: Values,
  note: Note = {},
) {
  return z.enum(values).register(fieldNotes, { label, ...note });
}

export function flag(label: string, note: Note = {}) {
  return z.boolean().register(fieldNotes, { label, ...note });
}

export function whole(label: string, { least = 0, ...note }: Note & { least?: number } = {}) {
  return z
    .int()
    .min(least, { error: ({ input }) => `is ${String(input)}. Write a whole number from ${least} up.` })
    .register(fieldNotes, { label, ...note });
}

/** A number that need not be whole. */
export function decimal(label: string, note: Note = {}) {
  return z.number().register(fieldNotes, { label, ...note });
}

/** An entry's name in addresses and file names. */
export function handle(label: string, note: Note = {}) {
  return words()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      error: ({ input }) =>
        `"${String(input)}" cannot be part of an address. Use small letters, digits and single hyphens, as in priya-raman.`,
    })
    .register(fieldNotes, { label, ...note });
}

/** Marks a made-up entry that has to be replaced before launch: `npm run check:launch` lists it. */
export const sample = () =>
  flag('Made up', {
    hint: 'Switch off as soon as the entry is true; the launch check lists those that are left.',
  });

interface ListNote extends Note {
  /** A field that no two rows may have alike. */
  unique?: string;
  /** Number of entries the page has places for. */
  count?: number;
}

/** A page outside this site. */
export function webAddress(label: string, note: Note = {}) {
  return words()
    .refine((text) => /^https:\/\/[^\s.]+\.\S+$/.test(text), {
      error: ({ input }) =>
        `"${String(input)}" is no address. Write it whole, as in https://example.com/page.`,
    })
    .register(fieldNotes, { label, ...note });
}

/** Eleven characters of the film platform. */
export function filmId(label: string, note: Note = {}) {
  return z
    .string()
    .regex(/^[\w-]{11}$/, {
      error: ({ input }) =>
        `"${String(input)}" is not a film’s name. Write its eleven characters alone: dQw4w9WgXcQ of https://youtu.be/dQw4w9WgXcQ.`,
    })
    .register(fieldNotes, { label, ...note });
}

/** A picture of this site, by its address. */
export function pictureAddress(label: string, note: Note = {}) {
  return words()
    .refine((text) => /^\/(pictures|films|uploads)\/\S+\.(svg|png|jpe?g|webp|avif)$/i.test(text), {
      error: ({ input }) =>
        `"${String(input)}" is no picture of this site. Upload one, or write an address such as /pictures/office.jpg.`,
    })
    .register(fieldNotes, {
      ...note,
      label,
      widget: 'picture',
      folder: { media: 'public/pictures', address: '/pictures' },
    });
}

/** A photograph of a person: kept apart from the public files, because the build cuts it and makes its sizes. */
export function photograph(label: string, note: Note = {}) {
  return words()
    .refine((text) => /^\/photos\/[^/]+\.(png|jpe?g|webp|avif)$/i.test(text), {
      error: ({ input }) =>
        `"${String(input)}" is no photograph of content/data/photos. Upload it as JPEG, PNG or WebP.`,
    })
    .register(fieldNotes, {
      ...note,
      label,
      widget: 'picture',
      folder: { media: 'content/data/photos', address: '/photos' },
    });
}

/** A logo: kept apart from the public files, because the build cuts it and gives it the page's ink. */
export function logoFile(label: string, note: Note = {}) {
  return words()
    .refine((text) => /^\/logos\/[^/]+\.(svg|png|jpe?g|webp)$/i.test(text), {
      error: ({ input }) =>
        `"${String(input)}" is no logo of content/data/logos. Upload it as SVG, PNG, WebP or JPEG.`,
    })
    .register(fieldNotes, {
      ...note,
      label,
      widget: 'picture',
      folder: { media: 'content/data/logos', address: '/logos' },
    });
}

export function rows<Item extends z.ZodType>(label: string, item: Item, { unique, ...note }: ListNote = {}) {
  const list = note.count === undefined ? z.array(item) : z.array(item).length(note.count);
  const checked =
    unique === undefined ? list : list.superRefine((all, context) => tellTwins(all, unique, context));
  return checked.register(fieldNotes, { label, ...note });
}

/** A list of just as many entries as the page has places for. */
export function two<Item extends z.ZodType>(label: string, item: Item, note: Note = {}) {
  return z.tuple([item, item]).register(fieldNotes, { label, ...note });
}

export function three<Item extends z.ZodType>(label: string, item: Item, note: Note = {}) {
  return z.tuple([item, item, item]).register(fieldNotes, { label, ...note });
}

function tellTwins(all: readonly unknown[], field: string, context: z.RefinementCtx) {
  const first = new Map<unknown, number>();
  all.forEach((row, index) => {
    const value = (row as Record<string, unknown>)[field];
    const other = first.get(value);
    if (other === undefined) first.set(value, index);
    else
      context.addIssue({
        code: 'custom',
        path: [index, field],
        message: `"${String(value)}" stands in row ${other + 1} already. Take one of the two out, or give this one another ${field}.`,
      });
  });
}

export function group<Shape extends z.ZodRawShape>(label: string, shape: Shape, note: Note = {}) {
  return z.strictObject(shape).register(fieldNotes, { label, ...note });
}
