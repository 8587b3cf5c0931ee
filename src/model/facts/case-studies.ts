/** Case studies: cards, drawings, cost and return. */
import { CHANNELS } from '#content/data/integrations/terms.ts';
import { factsFile } from './facts-file.ts';
import { choice, decimal, flag, group, line, paragraph, rows, sample, two, whole } from './fields.ts';

/** The studies by the names of their pages in `content/docs/case-studies`, in the order of the showcase. */
export const CASE_STUDIES = ['tabletop', 'qupons', 'barkbox', 'awtt', 'PierpontHoldings', 'topgolf'] as const;
export type CaseStudySlug = (typeof CASE_STUDIES)[number];

export const UNITS = ['count', 'percent', 'minutes', 'seconds', 'hoursAWeek', 'hourly', 'dollars'] as const;

/** Values that a case may take from the first agent of the worked example: in braces in a text, or as a number of a sum. */
export const EXAMPLE_VALUES = [
  'perMonth',
  'minutesBefore',
  'minutesAfter',
  'minutesSaved',
  'hourly',
  'run',
] as const;

/** The last number of a text: 64 of "10 to 140, median 64". */
export function lastNumber(text: string): number {
  return Number(/.*?([\d.]*\d)\D*$/.exec(text.replaceAll(',', ''))?.[1]);
}

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

const names = EXAMPLE_VALUES;

const measure = group('Measure', {
  measure: line('What was measured'),
  before: line('Before', { names }),
  after: line('After', { names }),
  isHeadline: flag('Stands for the case on cards', { hint: 'One measure of each case does.' }).optional(),
});

const factor = group('Number', {
  unit: choice('Counts as', UNITS),
  number: decimal('How much', {
    hint: 'Or leave it empty, and take it from one of the next three.',
  }).optional(),
  change: line('Difference of a measure', { hint: 'Its words from the list above.' }).optional(),
  after: line('Number after, of a measure', { hint: 'Its words from the list above.' }).optional(),
  ofExample: choice('Number of the worked example', EXAMPLE_VALUES).optional(),
  of: line('Of what', { hint: 'Such as calls. In the line that shows the sum.' }).optional(),
}).superRefine(({ unit, number, change, after, ofExample, of }, context) => {
  const given = [number, change, after, ofExample].filter((value) => value !== undefined);
  if (given.length !== 1) {
    const message =
      'needs exactly one of how much, the difference of a measure, its number after, or a number of the worked example.';
    context.addIssue({ code: 'custom', path: [], message });
  }
  if (unit === 'count' && of === undefined && ofExample !== 'perMonth') {
    const message = 'is missing. Write what is counted, such as calls: the sum says "900 calls".';
    context.addIssue({ code: 'custom', path: ['of'], message });
  }
});

const amounts = (label: string) =>
  rows(
    label,
    group('Amount', {
      what: line('What'),
      factors: rows('Numbers, multiplied', factor, { singular: 'Number' }),
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
    measures: rows('Measures', measure, { singular: 'Measure', summary: 'measure', unique: 'measure' }),
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
  }).superRefine(({ measures, saves, runs }, context) => {
    const factors = [...saves, ...runs].flatMap((amount) => amount.factors);
    const tell = (message: string) => context.addIssue({ code: 'custom', path: ['measures'], message });
    const lost = factors
      .flatMap(({ change, after }) => change ?? after ?? [])
      .find((name) => !measures.some((row) => row.measure === name && hasNumber(row.after)));
    if (lost !== undefined)
      tell(
        `"${lost}", from which a sum takes its number, is no measure above with a number after. Copy the words of one.`,
      );
    const half = measures.find(
      ({ measure, before }) => !hasNumber(before) && factors.some(({ change }) => change === measure),
    );
    if (half)
      tell(
        `"${half.measure}", of which a sum takes the difference, has no number before. Take its number after.`,
      );
  });

const hasNumber = (text: string) => !Number.isNaN(lastNumber(text));

export const caseReturnsFile = factsFile({
  name: 'case-returns',
  label: 'Case studies: cost and return',
  about: 'Measures before and after, and the sum that is made of them. Texts and drawings are elsewhere.',
  page: '/docs/showcase',
  schema: group('Cost and return', eachCaseStudy(caseReturn)),
});
