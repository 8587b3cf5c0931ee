/**
 * The facts of the case studies: cards, drawings and counts read them here; the pages of
 * `content/docs/case-studies` tell the rest.
 */
import type { z } from 'zod';
import { list } from '../sentence.ts';
import { type FactsOf, factsFile } from './facts-file.ts';
import * as f from './fields.ts';
import type { Known } from './known.ts';

/** The name of an entry and of its page. One literal for all: who has one has it from the list. */
export type CaseStudySlug = 'the name of a case study';

/** Entries that a file has are optional; those of cases with a page are `needed`. */
function entriesOf<Group extends z.ZodType>(
  names: readonly string[],
  group: Group,
  needed: readonly string[] = [],
) {
  const entries = names.map((slug) => [slug, group.optional()]);
  return Object.fromEntries([...entries, ...needed.map((slug) => [slug, group])]) as Record<
    CaseStudySlug,
    Group
  >;
}

/** A choice among the case studies that are shown. */
export const studyName = ({ addresses }: Known, ...named: f.Named) =>
  f.choice(addresses.cases as CaseStudySlug[], ...named);

const systems = (label: string) => f.rows(f.line('System', 'As the list above has it.'), label);

const study = f
  .group({
    sample: f.flag('Made up', {
      hint: 'The one switch of this study: off, its page, its figures elsewhere and its name in search results lose their marks.',
    }),
    client: f.line({ hint: 'Spelled as in the list of clients.' }),
    glance: f.group('At a glance', {
      ...f.lines('trigger', 'channels', 'signsOff'),
      proofDay: f.whole('Working day of the proof of concept', { least: 1 }),
    }),
    systems: f.list('Systems of the drawing', 'System', {
      name: f.key(),
      mark: f.line({ hint: 'Such as mail, book, person, money, or a name of simple-icons.' }),
    }),
    rows: f.list('What crosses them', 'Row', {
      channel: f.channel(),
      who: f.key('Agent, or part of it'),
      did: f.line('What it does'),
      acts: systems('May act in'),
      reads: systems('May only read'),
    }),
    noun: f.two(f.line('Word'), 'What a row is: one, several', 'Without it, agents.').optional(),
    caption: f.paragraph('Caption of the drawing'),
    words: f.rows(
      f.line('Beginning of a word', 'In small letters.'),
      'Words that a client of the same trade would use',
    ),
    card: f
      .group('Card of the showcase', {
        ...f.lines('title', 'subtitle'),
        description: f.paragraph(),
      })
      .optional(),
  })
  .superRefine(({ systems: known, rows: all }, context) => {
    const names = known.map(({ name }) => name);
    all.forEach(({ acts, reads }, index) => {
      const stranger = [...acts, ...reads].find((name) => !names.includes(name));
      if (stranger === undefined) return;
      const message = `"${stranger}" is none of the systems above. Use one of: ${names.join(', ')}.`;
      context.addIssue({ code: 'custom', path: ['rows', index], message });
    });
  });

/** By the name of the page's file. */
export const caseStudiesFile = factsFile(
  'case-studies',
  'Case studies: cards and drawings',
  '/docs/showcase',
  (known) => entriesOf(known.entriesOf('case-studies'), study),
);

export type CaseStudies = FactsOf<typeof caseStudiesFile>;
export type CaseStudy = CaseStudies[CaseStudySlug];

/** Of the cases that are shown, in the order of the showcase. */
export const shownOf = <Entry>(
  entries: Readonly<Record<CaseStudySlug, Entry>>,
  cases: readonly string[],
) =>
  Object.fromEntries((cases as CaseStudySlug[]).map((slug) => [slug, entries[slug]])) as Record<
    CaseStudySlug,
    Entry
  >;

/** What a page says first, while a study on it is made up. */
export function madeUp(
  studies: readonly Pick<CaseStudy, 'client' | 'sample'>[],
): string | undefined {
  const names = studies.filter(({ sample }) => sample).map(({ client }) => client);
  const [name] = names;
  if (name === undefined) return undefined;
  if (studies.length === 1) return `This project is made up; ${name} is not a client.`;
  if (names.length === studies.length)
    return 'These projects are made up; none of the companies is a client.';
  return names.length === 1
    ? `One of these projects is made up; ${name} is not a client.`
    : `Some of these projects are made up; ${list(names)} are not clients.`;
}
export type DrawnSystem = CaseStudy['systems'][number];
export type DrawnRow = CaseStudy['rows'][number];

const amount = {
  what: f.key(),
  how: f.line('How it is computed', 'Such as 210 quotes × 58 min × $80 an hour, or Fixed.'),
  amount: f.whole(
    'Dollars a month',
    'The result of that, rounded: the rows are added as they are printed.',
  ),
  isEstimate: f.flag('Estimated, not measured').optional(),
};

const measure = {
  measure: f.key('What was measured'),
  ...f.lines('before', 'after'),
  short: f.group('Where an article names it', f.lines('measure', 'before', 'after')).optional(),
  lengths: f
    .two(f.decimal(), 'As lengths, before and after', 'Both in one unit. The home page draws them.')
    .optional(),
  isHeadline: f.flag('Stands for the case on cards', 'One measure of each case does.').optional(),
};

const caseReturn = f.group({
  compared: f.line('What was compared'),
  measures: f
    .list('Measure', measure)
    .refine((all) => all.filter(({ isHeadline }) => isHeadline).length === 1, {
      error: 'stand for the case on cards by one of them. Mark exactly one with isHeadline: true.',
    }),
  build: f.line('How the cost to build is computed'),
  saves: f.list('Saves in a month', 'Amount', amount),
  runs: f.list('Costs in a month', 'Amount', amount),
  cost: f.whole('Dollars to build', 'The result of that, rounded.'),
  notCounted: f.line('Gained, and not counted').optional(),
});

export const caseReturnsFile = factsFile(
  'case-returns',
  'Case studies: cost and return',
  '/docs/showcase',
  ({ addresses, entriesOf: names }) =>
    entriesOf(names('case-returns'), caseReturn, addresses.cases),
);

export type WrittenReturns = FactsOf<typeof caseReturnsFile>;

const sumOf = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

/** With an estimate among the rows, the days without it as well. */
function summed({ cost, ...told }: WrittenReturns[CaseStudySlug], daysInMonth: number) {
  const [saved, run] = [sumOf(told.saves), sumOf(told.runs)];
  const measured = sumOf(told.saves.filter(({ isEstimate }) => !isEstimate));
  const daysOf = (net: number) => Math.ceil((cost / net) * daysInMonth);
  const net = saved - run;
  const percent = Math.round((1 - measured / saved) * 100);
  return {
    ...told,
    sum: { build: cost, saved, run, net, days: daysOf(net) },
    estimate: measured < saved ? { percent, days: daysOf(measured - run) } : undefined,
  };
}

/** Amounts are of a month. */
export const caseReturnsOf = (
  written: WrittenReturns,
  cases: readonly string[],
  daysInMonth: number,
) =>
  Object.fromEntries(
    Object.entries(shownOf(written, cases)).map(([slug, told]) => [
      slug,
      summed(told, daysInMonth),
    ]),
  ) as Record<CaseStudySlug, ReturnType<typeof summed>>;

export type CaseReturns = ReturnType<typeof caseReturnsOf>;
export type CaseReturn = CaseReturns[CaseStudySlug];

export function headlineMeasure({ measures }: Pick<CaseReturn, 'measures'>) {
  // The schema holds that one is.
  return measures.find(({ isHeadline }) => isHeadline) as (typeof measures)[number];
}

/** "74 days of full use, 222 without estimates": never the better figure alone. */
export function returnInWords({ sum, estimate }: CaseReturn): string {
  return `${sum.days} days of full use${estimate ? `, ${estimate.days} without estimates` : ''}`;
}
