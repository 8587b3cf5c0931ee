import { z } from 'zod';
import { own } from '#article/braces.ts';
import { type FactsOf, factsFile } from './facts-file.ts';
import { fieldNotes, group, key, line, list, paragraph, webAddress } from './fields.ts';
import type { Known } from './known.ts';

const ADDRESSES = {
  community: webAddress().optional(),
  videoChannel: webAddress('Film channel').optional(),
  companyNetworkPage: webAddress('Company’s page on the professional network').optional(),
  webDeveloper: webAddress('Who made the website').optional(),
  incubatorLogin: webAddress('Incubator: log in').optional(),
  incubatorWaitlist: webAddress('Incubator: waitlist').optional(),
  claude: webAddress('Claude, before a question').optional(),
  chatGpt: webAddress('ChatGPT, before a question').optional(),
};

/** Without one its links are gone. The launch check lists those on example.com. */
export const linksFile = factsFile('links', 'Addresses outside this site', '/', ADDRESSES);

export type OutsideLinks = FactsOf<typeof linksFile>;

export const OUTSIDE_NAMES = Object.keys(ADDRESSES);

function faultOf({ addresses }: Known, target: string, mayBeGone: boolean) {
  const { outside, isOutside, remedyFor, isGone } = addresses;
  const remedy = /^\/(?!\/)\S*$/.test(target) ? remedyFor(target) : undefined;
  if (remedy) return `${target} leads nowhere. ${remedy}`;
  if (isGone(target))
    return mayBeGone
      ? undefined
      : `"${target}" is not on the site now. Let this lead elsewhere, or take it out.`;
  if (isOutside(target) || /^(\/(?!\/)|#|mailto:|https:\/\/)\S*$/.test(target)) return undefined;
  return `"${target}" leads nowhere. Begin a page of this site with / (as in /pricing), another address with https://, or name one of ${Object.keys(outside).join(', ')}.`;
}

/** @param mayBeGone true where the link is left out then */
export const destination = (known: Known, label = 'Leads to', mayBeGone = false) =>
  z
    .string()
    .trim()
    .min(1)
    .refine((text) => !faultOf(known, text, mayBeGone), {
      error: ({ input }) => faultOf(known, String(input), mayBeGone),
    })
    .overwrite((text) => own(known.addresses.outside, text) ?? text)
    .register(fieldNotes, {
      label,
      hint: 'A page of this site begins with /, another address with https://. Or the name of an outside address, such as community.',
      widget: 'line',
    });

export const link = (known: Known, label = 'Link', mayBeGone = false) =>
  group(label, { label: line('Words'), href: destination(known, undefined, mayBeGone) });

/** Left out, or gone with what it leads to. */
export const optionalLink = (known: Known, label?: string) =>
  link(known, label, true)
    .optional()
    .overwrite((found) => (found && !known.addresses.isGone(found.href) ? found : undefined));

/** Such as the community, of a claim about its members: without an address the claim is gone. */
export const restsOn = (known: Known) => destination(known, 'Rests on', true).optional();

export const standing =
  ({ addresses }: Known) =>
  <Claim extends { link?: string | undefined }>(claims: Claim[]) =>
    claims.filter(({ link: address }) => !address || !addresses.isGone(address));

export const restingSentence = (known: Known) =>
  group('A sentence more', {
    text: paragraph({ values: known.figures }),
    link: destination(known, 'Rests on', true),
  }).optional();

interface Answered {
  answer: string;
  also?: { text: string; link: string } | undefined;
}

export const wholeAnswers = <Question extends Answered>(
  questions: readonly Question[],
  { isGone }: Known['addresses'],
) =>
  questions.map(({ also, ...question }) =>
    also && !isGone(also.link)
      ? { ...question, answer: `${question.answer} ${also.text}` }
      : question,
  );

export const links = (known: Known, label: string) =>
  list(label, 'Link', {
    label: key('Words'),
    href: destination(known, undefined, true),
  }).overwrite((entries) => entries.filter(({ href }) => !known.addresses.isGone(href)));
