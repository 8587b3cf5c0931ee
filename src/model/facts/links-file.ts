import { factsFile } from './facts-file.ts';
import { group, webAddress } from './fields.ts';

export const linksFile = factsFile({
  name: 'links',
  format: 'json',
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
