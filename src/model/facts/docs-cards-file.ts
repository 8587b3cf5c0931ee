import { destination } from './destination.ts';
import { factsFile } from './facts-file.ts';
import { group, line, paragraph, rows } from './fields.ts';

export const docsCardsFile = factsFile({
  name: 'docs-cards',
  format: 'json',
  label: 'Documentation: front page',
  about: 'Its six ways into the documentation.',
  page: '/docs',
  schema: group('Cards', {
    cards: rows(
      'Cards',
      group('Card', {
        title: line('Title'),
        description: paragraph('Text'),
        path: destination('Leads to'),
        count: line('What is there, counted'),
      }),
      { singular: 'Card', summary: 'title', unique: 'path', count: 6 },
    ),
  }),
});
