import { factsFile } from './facts-file.ts';
import { group, line, logoFile, rows, sample } from './fields.ts';

const client = group('Client', {
  name: line('Name'),
  logo: logoFile('Logo', {
    hint: 'Any size, on a clear or plain ground. It is cut, and shown in the ink of the page. Without one the name is set.',
  }).optional(),
  sample: sample(),
});

export const clientsFile = factsFile({
  name: 'clients',
  label: 'Clients',
  about: 'The names that pass on the home page, in this order.',
  page: '/',
  schema: group('Clients', {
    clients: rows('Clients', client, {
      singular: 'Client',
      summary: 'name',
      unique: 'name',
    }),
  }),
});
