import { facts } from './facts-file.ts';
import * as f from './fields.ts';

const logo = f.logoFile(
  'Logo',
  'Any size, on a clear or plain ground, shown in the ink of the page. Without one the name is set.',
);

export const { clients } = facts('clients', 'Clients', '/', {
  clients: f.list('Client', { name: f.key(), logo: logo.optional(), sample: f.sample() }),
});
