/** Case studies: cards, drawings, cost and return. */
import { CHANNELS } from '#content/data/integrations/terms.ts';
import { factsFile } from './facts-file.ts';
import { choice, decimal, flag, group, line, paragraph, rows, sample, two, whole } from './fields.ts';

/** The studies by the names of their pages in `content/docs/case-studies`, in the order of the showcase. */
export const CASE_STUDIES = ['tabletop', 'qupons', 'barkbox', 'awtt', 'PierpontHoldings', 'topgolf'] as const;
export type CaseStudySlug = (typeof CASE_STUDIES)[number];

/** Makes one group of fields for each study. */
function eachCaseStudy<Group>(groupOf: (label: string) => Group) {
  return Object.fromEntries(CASE_STUDIES.map((slug) => [slug, groupOf(slug)])) as Record<
    CaseStudySlug,
    Group
  >;
}

const systems = (label: string) =>
  rows(label, line('System', { hint: 'As the list above has it.' }), { singular: 'System' });

/** @param label its name */
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
    words: rows('Words that a client of the same trade would use', line('Beginning of a word'), {
      singular: 'Word',
      hint: 'Small letters. The contact form finds the case by them.',
    }),
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
  label: 'Case studies: cards and drawings',
  about:
    'The texts of the studies are among the documents; what they cost and returned is in content/data/case-returns.yaml.',
  page: '/docs/showcase',
  schema: group('Case studies', eachCaseStudy(study)),
});

const measure = group('Measure', {
  measure: line('What was measured'),
  before: line('Before'),
  after: line('After'),
  isHeadline: flag('Stands for the case on cards', { hint: 'One measure of each case does.' }).optional(),
});

const amounts = (label: string) =>
  rows(
    label,
    group('Amount', {
      what: line('What'),
      how: line('How it is computed', { hint: 'Such as 210 quotes × 58 min × $80 an hour, or Fixed.' }),
      amount: decimal('Dollars a month', { hint: 'The result of that.' }),
    }),
    { singular: 'Amount', summary: 'what', unique: 'what' },
  );

const hours = group('Hours of the client’s own', {
  hours: whole('Hours'),
  hourly: whole('Dollars an hour'),
});

/** @param label its name */
const caseReturn = (label: string) =>
  group(label, {
    sample: sample(),
    compared: line('What was compared'),
    measures: rows('Measures', measure, {
      singular: 'Measure',
      summary: 'measure',
      unique: 'measure',
    }).refine((all) => all.filter(({ isHeadline }) => isHeadline).length === 1, {
      error: 'stand for the case on cards by one of them. Mark exactly one with isHeadline: true.',
    }),
    build: group(
      'Cost to build',
      { weeks: whole('Weeks', { least: 1 }), own: hours.optional() },
      {
        hint: 'Without it, that of the worked example.',
      },
    ).optional(),
    saves: amounts('Saves in a month'),
    runs: amounts('Costs in a month'),
    stack: paragraph('Stack'),
    limits: rows('Limits', line('Limit'), { singular: 'Limit' }),
  });

export const caseReturnsFile = factsFile({
  name: 'case-returns',
  label: 'Case studies: cost and return',
  about:
    'Measures before and after, and the amounts that the return is summed up from. Texts and drawings are elsewhere.',
  page: '/docs/showcase',
  schema: group('Cost and return', eachCaseStudy(caseReturn)),
});
