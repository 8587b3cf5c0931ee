import { factsFile } from './facts-file.ts';
import { group, handle, line, paragraph, rows } from './fields.ts';

export const agreementsFile = factsFile({
  name: 'agreements',
  format: 'json',
  label: 'Sample agreements',
  about: 'Their cards on /pricing and their descriptions. The texts are among the legal texts.',
  page: '/pricing',
  schema: group('Agreements', {
    note: paragraph('At the head of each'),
    agreements: rows(
      'Agreements',
      group('Agreement', {
        slug: handle('Last part of its address', {
          hint: 'The name of its file in content/legal/agreements.',
        }),
        title: line('Title'),
        summary: line('On its card'),
        description: paragraph('For search engines', { most: 170 }),
      }),
      { singular: 'Agreement', summary: 'title', unique: 'slug' },
    ),
  }),
});
