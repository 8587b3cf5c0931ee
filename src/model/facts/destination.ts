import { z } from 'zod';
import { outsideLinks } from '#content/data/links.ts';
import { fieldNotes } from './fields.ts';

const named: Readonly<Record<string, string>> = outsideLinks;

/** Describes a link's target: a page of this site, an address outside it, or the name of an address that several places share. */
export function destination(label: string) {
  const written = z.string().trim().min(1);
  const leads = written.refine((text) => text in named || /^(\/(?!\/)|#|mailto:|https:\/\/)\S*$/.test(text), {
    error: ({ input }) =>
      `"${String(input)}" leads nowhere. Begin a page of this site with / (as in /pricing), another address with https://, or name one of ${Object.keys(named).join(', ')}.`,
  });
  return leads
    .register(fieldNotes, {
      label,
      hint: 'A page of this site begins with /, another address with https://. Or the name of an outside address, such as community.',
      widget: 'line',
    })
    .transform((text) => named[text] ?? text);
}
