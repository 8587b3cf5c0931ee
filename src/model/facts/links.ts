import { z } from 'zod';
import { facts } from './facts-file.ts';
import { fieldNotes, group, key, line, list, webAddress } from './fields.ts';
import { isOff, remedyFor } from './known-addresses.ts';

const ADDRESSES = {
  community: webAddress().optional(),
  videoChannel: webAddress('Film channel').optional(),
  companyNetworkPage: webAddress('Company’s page on the professional network').optional(),
  webDeveloper: webAddress('Who made the website').optional(),
  incubatorLogin: webAddress('Incubator: log in').optional(),
  incubatorWaitlist: webAddress('Incubator: waitlist').optional(),
  incubatorApplication: webAddress('Incubator: application').optional(),
  claude: webAddress('Claude, before a question').optional(),
  chatGpt: webAddress('ChatGPT, before a question').optional(),
};

/**
 * With one that is left out its links are gone. Those on example.com hold a place until the company
 * fills in its own; the launch check lists them.
 */
export const outsideLinks = facts('links', 'Addresses outside this site', '/', ADDRESSES);

const named: Readonly<Record<string, string>> = outsideLinks;

/** Of a page that is off, or an address that was left out. */
export const isGone = (target: string) =>
  (target in ADDRESSES && !(target in named)) || isOff(target);

function faultOf(target: string, mayBeGone: boolean): string | undefined {
  const remedy = /^\/(?!\/)\S*$/.test(target) ? remedyFor(target) : undefined;
  if (remedy) return `${target} leads nowhere. ${remedy}`;
  if (isGone(target))
    return mayBeGone
      ? undefined
      : `"${target}" is not on the site now. Let this lead elsewhere, or take it out.`;
  if (target in named || /^(\/(?!\/)|#|mailto:|https:\/\/)\S*$/.test(target)) return undefined;
  return `"${target}" leads nowhere. Begin a page of this site with / (as in /pricing), another address with https://, or name one of ${Object.keys(named).join(', ')}.`;
}

/**
 * A page of this site, an address outside it, or the name of a shared one.
 * @param mayBeGone true where the link is left out then, by {@link isGone}
 */
export const destination = (label = 'Leads to', mayBeGone = false) =>
  z
    .string()
    .trim()
    .min(1)
    .refine((text) => !faultOf(text, mayBeGone), {
      error: ({ input }) => faultOf(String(input), mayBeGone),
    })
    .overwrite((text) => named[text] ?? text)
    .register(fieldNotes, {
      label,
      hint: 'A page of this site begins with /, another address with https://. Or the name of an outside address, such as community.',
      widget: 'line',
    });

export const link = (label = 'Link', mayBeGone = false) =>
  group(label, { label: line('Words'), href: destination(undefined, mayBeGone) });

/** Left out, or gone with what it leads to. */
export const optionalLink = (label?: string) =>
  link(label, true)
    .optional()
    .overwrite((found) => (found && !isGone(found.href) ? found : undefined));

/** Each goes with what it leads to. */
export const links = (label: string) =>
  list(label, 'Link', { label: key('Words'), href: destination(undefined, true) }).overwrite(
    (entries) => entries.filter(({ href }) => !isGone(href)),
  );
