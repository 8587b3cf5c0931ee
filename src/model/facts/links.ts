/** Addresses outside this site, and the fields that lead to a page or to one of them. */
import { z } from 'zod';
import { facts } from './facts-file.ts';
import { fieldNotes, group, line, webAddress } from './fields.ts';
import { remedyFor } from './known-addresses.ts';

/**
 * Addresses outside this site. Those on example.com hold a place until the company fills in its
 * own; the launch check lists every one that is left.
 */
export const outsideLinks = facts('links', 'Addresses outside this site', '/', {
  community: webAddress(),
  videoChannel: webAddress('Film channel'),
  companyNetworkPage: webAddress('Company’s page on the professional network'),
  webDeveloper: webAddress('Who made the website'),
  incubatorLogin: webAddress('Incubator: log in'),
  incubatorWaitlist: webAddress('Incubator: waitlist'),
  incubatorApplication: webAddress('Incubator: application'),
});

const named: Readonly<Record<string, string>> = outsideLinks;

/** What is wrong with a link's target; nothing with one that leads somewhere. */
function faultOf(target: string): string | undefined {
  const remedy = /^\/(?!\/)\S*$/.test(target) ? remedyFor(target) : undefined;
  if (remedy) return `${target} leads nowhere. ${remedy}`;
  if (target in named || /^(\/(?!\/)|#|mailto:|https:\/\/)\S*$/.test(target)) return undefined;
  return `"${target}" leads nowhere. Begin a page of this site with / (as in /pricing), another address with https://, or name one of ${Object.keys(named).join(', ')}.`;
}

/**
 * Describes a link's target: a page of this site, an address outside it, or the name of an address
 * that several places share.
 */
export const destination = (label = 'Leads to') =>
  z
    .string()
    .trim()
    .min(1)
    .refine((text) => !faultOf(text), { error: ({ input }) => faultOf(String(input)) })
    .overwrite((text) => named[text] ?? text)
    .register(fieldNotes, {
      label,
      hint: 'A page of this site begins with /, another address with https://. Or the name of an outside address, such as community.',
      widget: 'line',
    });

export const link = (label = 'Link') => group(label, { label: line('Words'), href: destination() });
