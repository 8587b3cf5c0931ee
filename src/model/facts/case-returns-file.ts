import { UNITS } from '#content/data/case-returns.ts';
import { EXAMPLE_VALUES, lastNumber } from '../filled-case-returns.ts';
import { eachCaseStudy } from './each-case-study.ts';
import { factsFile } from './facts-file.ts';
import { choice, decimal, flag, group, line, paragraph, rows, sample, whole } from './fields.ts';

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
  ofExample: choice('Number of the worked example', names as [string, ...string[]]).optional(),
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

/** @param label as the list of clients has it */
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
  format: 'json',
  label: 'Case studies: cost and return',
  about: 'Measures before and after, and the sum that is made of them. Texts and drawings are elsewhere.',
  page: '/docs/showcase',
  schema: group('Cost and return', eachCaseStudy(caseReturn)),
});
