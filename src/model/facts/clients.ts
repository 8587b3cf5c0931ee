import { type FactsOf, factsFile } from './facts-file.ts';
import * as f from './fields.ts';

const HINT =
  'Shown as it is, any size: dark, without margins, on a clear ground. Without one the name is set.';

export const clientsFile = factsFile('clients', 'Clients', '/', (known) => ({
  clients: f.list('Client', {
    name: f.key(),
    logo: f.logoFile(known, 'Logo', HINT).optional(),
    sample: f.sample(),
  }),
}));

export type Client = FactsOf<typeof clientsFile>['clients'][number];
