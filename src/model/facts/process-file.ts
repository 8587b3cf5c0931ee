import { PHASES } from '#content/data/engagement.ts';
import { factsFile } from './facts-file.ts';
import { choice, group, line, paragraph, three, two } from './fields.ts';

const step = group('Step', {
  phase: choice('Phase', PHASES, { hint: 'Its days are in the first ninety days.' }),
  title: line('Title'),
  description: paragraph('Text'),
  delivers: two('What a client has in hand at its end', line('Result'), { singular: 'Result' }),
  shows: line('What its part of the calendar shows'),
});

export const processFile = factsFile({
  name: 'process',
  format: 'json',
  label: 'Steps of an engagement',
  about: 'On the home page, beside the calendar.',
  page: '/',
  schema: group('Steps', { processSteps: three('Steps', step, { singular: 'Step', summary: 'title' }) }),
});
