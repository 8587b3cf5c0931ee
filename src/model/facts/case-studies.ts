/** What cards, drawings and counts read; `content/docs/case-studies` tells the rest. */
import type { z } from 'zod';
import { money } from '../money.ts';
import { count, inDays, list } from '../sentence.ts';
import { hourlyOf, sum, sumInWords, sumOf } from '../sums.ts';
import type { Rate } from './engagement.ts';
import { type FactsOf, factsFile } from './facts-file.ts';
import * as f from './fields.ts';
import type { Known } from './known.ts';

/** Of an entry and its page. One literal for all: who has one has it from the list. */
export type CaseStudySlug = 'the name of a case study';

type OfCases<Entry> = Record<CaseStudySlug, Entry>;

/** Entries of a file or a page are optional; those of cases on the site are `needed`. */
function entriesOf<Group extends z.ZodType>(
  { addresses, entriesOf: names }: Known,
  file: string,
  group: Group,
  needed: readonly string[] = [],
) {
  const entries = [...names(file), ...addresses.casePages].map((slug) => [slug, group.optional()]);
  return Object.fromEntries([...entries, ...needed.map((slug) => [slug, group])]) as OfCases<Group>;
}

export const studyName = ({ addresses }: Known, ...named: f.Named) =>
  f.choice(addresses.cases as CaseStudySlug[], ...named);

const systems = (label: string) => f.rows(f.line('System', 'As the list above has it.'), label);

const study = f
  .group({
    sample: f.flag('Made up', {
      hint: 'Off, this study loses its marks everywhere, in search results too.',
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
      reads: systems('May only read').default([]),
    }),
    noun: f.two(f.line('Word'), 'What a row is: one, several', 'Without it, agents.').optional(),
    caption: f.paragraph('Caption of the drawing'),
    words: f.rows(f.stem(), 'Words that a client of the same trade would use'),
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

const caseStudiesFile = factsFile(
  'case-studies',
  'Case studies: cards and drawings',
  '/docs/showcase',
  (known) => entriesOf(known, 'case-studies', study),
);

export type CaseStudies = FactsOf<typeof caseStudiesFile>;
export type CaseStudy = CaseStudies[CaseStudySlug];

export const shownOf = <Entry>(entries: Readonly<OfCases<Entry>>, cases: readonly string[]) =>
  Object.fromEntries(
    (cases as CaseStudySlug[]).map((slug) => [slug, entries[slug]]),
  ) as OfCases<Entry>;

/** What a page says first, while a study on it is made up. */
export function madeUp(studies: readonly Pick<CaseStudy, 'client' | 'sample'>[]) {
  const names = studies.flatMap(({ sample, client }) => (sample ? client : []));
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
  sum: sum('As a sum, of a month').optional(),
  fixed: f.whole('Or a fixed amount a month').optional(),
  isEstimate: f.flag('Estimated, not measured').optional(),
};

const amounts = (label: string) =>
  f.list(label, 'Amount', amount).superRefine((rows, context) => {
    rows.forEach((row, index) => {
      if ((row.sum === undefined) !== (row.fixed === undefined)) return;
      const message = 'is either a sum or a fixed amount. Write one of the two.';
      context.addIssue({ code: 'custom', path: [index], message });
    });
  });

const build = f.group('What it cost to build', {
  whose: f.line('Whose hours, apart from ours', 'Such as the venue’s staff.'),
  took: f
    .hinted(
      f.group({
        weeks: f.whole('Weeks of our rate'),
        hours: f.whole('Their hours'),
        hourly: f.whole('What an hour of theirs costs'),
      }),
      'Left out: as much as the first agent of the worked example.',
    )
    .optional(),
});

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
  updated: f.updated(),
  compared: f.line('What was compared'),
  measures: f
    .list('Measure', measure)
    .refine((all) => all.filter(({ isHeadline }) => isHeadline).length === 1, {
      error: 'stand for the case on cards by one of them. Mark exactly one with isHeadline: true.',
    }),
  build,
  saves: amounts('Saves in a month'),
  runs: amounts('Costs in a month'),
  notCounted: f.line('Gained, and not counted').optional(),
});

const caseReturnsFile = factsFile(
  'case-returns',
  'Case studies: cost and return',
  '/docs/showcase',
  (known) => entriesOf(known, 'case-returns', caseReturn, known.addresses.cases),
);

type WrittenReturns = FactsOf<typeof caseReturnsFile>;

type Written = WrittenReturns[CaseStudySlug];

/** Of the worked example. */
interface FirstAgent {
  paid: number;
  hours: number;
  hourly: number;
  /** Days of its pilot; each case had one like it. */
  lost: number;
}

function builtFor({ whose, took }: Written['build'], rate: Rate, first: FirstAgent) {
  const { hours, hourly } = took ?? first;
  const paid = took ? (took.weeks * rate.monthly * 12) / 52 : first.paid;
  const share = took
    ? `${took.weeks} weeks × 12 / 52 at ${money(rate.monthly, rate)} a month`
    : `${money(paid, rate)} of the rate, as in the example of the process`;
  const inWeeks = took && {
    weeks: count(took.weeks, 'week'),
    // Of a quarter, unless it took all of one.
    ...(took.weeks < 13 && { otherWeeks: count(13 - took.weeks, 'week') }),
  };
  return {
    paid,
    hours,
    build: `${share}, and ${hours}\u00a0h of ${whose} at ${money(hourly, rate)}`,
    cost: Math.round(paid + hours * hourly),
    figures: { hours: String(hours), hourly: money(hourly, rate), ...inWeeks },
  };
}

function counted({ sum: factors, fixed = 0, ...row }: Written['saves'][number], rate: Rate) {
  const [how, amount] = factors ? [sumInWords(factors, rate), sumOf(factors)] : ['Fixed', fixed];
  return { ...row, how, amount, isTime: hourlyOf(factors ?? []) > 0 };
}

const together = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((all, { amount }) => all + amount, 0);

/** With those that a pilot loses; where nothing is saved, never. */
export const daysUntil = (cost: number, net: number, { daysInMonth }: Rate, lost: number) =>
  net > 0 ? Math.ceil((cost / net) * daysInMonth + lost) : Infinity;

/** With an estimate among the rows, the days without it as well. */
function summed(written: Written, rate: Rate, first: FirstAgent) {
  const { paid, hours, build, cost, figures } = builtFor(written.build, rate, first);
  const saves = written.saves.map((row) => counted(row, rate));
  const runs = written.runs.map((row) => counted(row, rate));
  const [saved, run] = [together(saves), together(runs)];
  const measured = together(saves.filter(({ isEstimate }) => !isEstimate));
  const inMoney = together(saves.filter(({ isTime }) => !isTime));
  const daysOf = (left: number, spent = cost) => daysUntil(spent, left, rate, first.lost);
  const net = saved - run;
  const percent = Math.round((1 - measured / saved) * 100);
  return {
    ...written,
    hours,
    build,
    saves,
    runs,
    sum: { build: cost, saved, run, net, lost: first.lost, days: daysOf(net) },
    figures: { ...figures, daysWithoutHours: inDays(daysOf(inMoney - run, paid), '', 'after ') },
    estimate: measured < saved ? { percent, days: daysOf(measured - run) } : undefined,
  };
}

/** Amounts are of a month. */
export const caseReturnsOf = (
  written: WrittenReturns,
  cases: readonly string[],
  rate: Rate,
  first: FirstAgent,
) =>
  Object.fromEntries(
    cases.map((slug) => [slug, summed(written[slug as CaseStudySlug], rate, first)]),
  ) as OfCases<ReturnType<typeof summed>>;

export type CaseReturns = ReturnType<typeof caseReturnsOf>;
export type CaseReturn = CaseReturns[CaseStudySlug];

export function headlineMeasure({ measures }: Pick<CaseReturn, 'measures'>) {
  // The schema holds that one is.
  return measures.find(({ isHeadline }) => isHeadline) as (typeof measures)[number];
}

export const withoutEstimates = ({ estimate }: CaseReturn) =>
  estimate ? `, or ${inDays(estimate.days)} on measured savings alone` : '';

export const caseFiles = { caseStudies: caseStudiesFile, caseReturns: caseReturnsFile };
