import { CHANNELS } from '#content/data/integrations/terms.ts';
import { eachCaseStudy } from './each-case-study.ts';
import { factsFile } from './facts-file.ts';
import { choice, group, line, paragraph, rows, two, whole } from './fields.ts';

const systems = (label: string) =>
  rows(label, line('System', { hint: 'As the list above has it.' }), { singular: 'System' });

/** @param label as the list of clients has it */
const study = (label: string) =>
  group(label, {
    client: line('Client', { hint: 'As the list of clients has it.' }),
    glance: group('At a glance', {
      trigger: line('What sets it off'),
      channels: line('Channels'),
      signsOff: line('Who signs off'),
      proofDay: whole('Working day of the proof of concept', { least: 1 }),
    }),
    systems: rows(
      'Systems of the drawing',
      group('System', {
        name: line('Name'),
        mark: line('Mark', { hint: 'Such as mail, book, person, money, or a name of simple-icons.' }),
      }),
      { singular: 'System', summary: 'name', unique: 'name' },
    ),
    rows: rows(
      'What crosses them',
      group('Row', {
        channel: choice('Channel', CHANNELS),
        who: line('Agent, or part of it'),
        did: line('What it does'),
        acts: systems('May act in'),
        reads: systems('May only read'),
      }),
      { singular: 'Row', summary: 'who', unique: 'who' },
    ),
    noun: two('What a row is: one, several', line('Word'), {
      hint: 'Such as job and jobs. Without it, agents.',
    }).optional(),
    caption: paragraph('Caption of the drawing'),
    card: group('Card of the showcase', {
      title: line('Title'),
      subtitle: line('Below it'),
      description: paragraph('Text'),
    }).optional(),
  }).superRefine(({ systems: known, rows: all }, context) => {
    const names = known.map(({ name }) => name);
    all.forEach(({ acts, reads }, index) => {
      const stranger = [...acts, ...reads].find((name) => !names.includes(name));
      if (stranger === undefined) return;
      const message = `"${stranger}" is none of the systems above. Use one of: ${names.join(', ')}.`;
      context.addIssue({ code: 'custom', path: ['rows', index], message });
    });
  });

export const caseStudiesFile = factsFile({
  name: 'case-studies',
  format: 'json',
  label: 'Case studies: cards and drawings',
  about:
    'The texts of the studies are among the documents; what they cost and returned is in content/data/case-returns.json.',
  page: '/docs/showcase',
  schema: group('Case studies', eachCaseStudy(study)),
});
