import { CHANNELS } from '#content/data/integrations/terms.ts';
import { team } from '#content/data/team.ts';
import { factsFile } from './facts-file.ts';
import { choice, group, line, rows, sample } from './fields.ts';

const ids = team.map(({ id }) => id);

const assignment = group('Person', {
  id: line('Person', { hint: 'The short name, as the list of people has it.' }),
  channels: rows('Channels', choice('Channel', CHANNELS), { singular: 'Channel' }),
  on: line('Works on', { hint: 'Completes “On: …”.' }),
}).superRefine(({ id }, context) => {
  if (ids.includes(id)) return;
  const message = `"${id}" is nobody in content/data/team.json. Use one of: ${ids.join(', ')}.`;
  context.addIssue({ code: 'custom', path: ['id'], message });
});

export const assignmentsFile = factsFile({
  name: 'assignments',
  format: 'json',
  label: 'Who works on what',
  about: 'The drawing and the lines of the About page. Nobody has to be here.',
  page: '/about',
  schema: group('Who works on what', {
    assignments: group('Assignments', {
      name: line('Called', { hint: 'In the launch check.' }),
      sample: sample(),
      people: rows('People', assignment, { singular: 'Person', summary: 'id', unique: 'id' }),
    }),
  }),
});
