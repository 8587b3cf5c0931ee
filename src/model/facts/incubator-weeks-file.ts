import { factsFile } from './facts-file.ts';
import { group, line, rows } from './fields.ts';

export const incubatorWeeksFile = factsFile({
  name: 'incubator-weeks',
  format: 'json',
  label: 'Incubator: the ten weeks',
  about: 'In their order. The film at the top of the page shows the topics: draw it anew after a change.',
  page: '/incubator',
  schema: group('Weeks', {
    weeks: rows('Weeks', group('Week', { topic: line('Topic'), text: line('What happens in it') }), {
      singular: 'Week',
      summary: 'topic',
      unique: 'topic',
      count: 10,
    }),
  }),
});
