import { daySystems } from '#content/data/home.ts';
import { CHANNELS } from '#content/data/integrations/terms.ts';
import { factsFile } from './facts-file.ts';
import { choice, group, line, rows } from './fields.ts';

const [first, ...others] = daySystems.map(({ name }) => name);
const system = choice('System', [first as string, ...others]);
const time = line('Time', { hint: 'As in 05:00.' });

const agent = group('Agent', {
  channel: choice('Channel', CHANNELS),
  who: line('Name'),
  time,
  did: line('What it did'),
  next: rows('What it does next', group('Doing', { time, did: line('What it does') }), {
    singular: 'Doing',
    summary: 'did',
    hint: 'Of the last agent alone, which is at work now.',
  }).optional(),
  acts: rows('May act in', system, { singular: 'System' }),
  reads: rows('May only read', system, { singular: 'System', hint: 'It has no access to the others.' }),
});

export const dayFile = factsFile({
  name: 'day',
  label: 'Day of the first drawing',
  about: 'The agents of the drawing beside the headline, in the order of the day.',
  page: '/',
  schema: group('Day', {
    title: line('Title'),
    agents: rows('Agents', agent, { singular: 'Agent', summary: 'who', unique: 'who', count: 4 }),
  }),
});
