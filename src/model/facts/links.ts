/** Addresses outside this site, and the fields that lead to a page or to one of them. */
import { z } from 'zod';
import { factsFile } from './facts-file.ts';
import { fieldNotes, group, webAddress } from './fields.ts';

export const linksFile = factsFile({
  name: 'links',
  label: 'Addresses outside this site',
  about: 'Each is written here once; pages name it.',
  page: '/',
  schema: group('Addresses', {
    community: webAddress('Community'),
    videoChannel: webAddress('Film channel'),
    companyNetworkPage: webAddress('Company’s page on the professional network'),
    webDeveloper: webAddress('Who made the website'),
    incubatorLogin: webAddress('Incubator: log in'),
    incubatorWaitlist: webAddress('Incubator: waitlist'),
    incubatorApplication: webAddress('Incubator: application'),
    sourceRepository: webAddress('Source of this website'),
  }),
});

/** Describes a link's target: a page of this site, an address outside it, or the name of an address that several places share. */
export function destination(label: string) {
  const named = (): Readonly<Record<string, string>> => linksFile.read();
  const written = z.string().trim().min(1);
  const leads = written.refine(
    (text) => text in named() || /^(\/(?!\/)|#|mailto:|https:\/\/)\S*$/.test(text),
    {
      error: ({ input }) =>
        `"${String(input)}" leads nowhere. Begin a page of this site with / (as in /pricing), another address with https://, or name one of ${Object.keys(named()).join(', ')}.`,
    },
  );
  return leads
    .register(fieldNotes, {
      label,
      hint: 'A page of this site begins with /, another address with https://. Or the name of an outside address, such as community.',
      widget: 'line',
    })
    .transform((text) => named()[text] ?? text);
}
