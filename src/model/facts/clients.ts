import { type FactsOf, factsFile } from './facts-file.ts';
import * as f from './fields.ts';

const HINT =
  'Any size, on a clear or plain ground, shown in the ink of the page. Without one the name is set.';

export const clientsFile = factsFile('clients', 'Clients', '/', (known) => ({
  clients: f.list('Client', {
    name: f.key(),
    logo: f.logoFile(known, 'Logo', HINT).optional(),
    sample: f.sample(),
  }),
}));

export type Client = FactsOf<typeof clientsFile>['clients'][number];
