import { factsFile } from './facts-file.ts';
import { group, line, rows, sample } from './fields.ts';

export const clientsFile = factsFile({
  name: 'clients',
  label: 'Clients',
  about: 'The names that pass on the home page, in this order.',
  page: '/',
  schema: group('Clients', {
    clients: rows('Clients', group('Client', { name: line('Name'), sample: sample() }), {
      singular: 'Client',
      summary: 'name',
      unique: 'name',
    }),
  }),
});
