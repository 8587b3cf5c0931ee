/**
 * Facts of the one engagement that the site describes. Amounts are US dollars. Sums are computed in
 * src/model/engagement-sums.ts, and its test fails when parts of this disagree.
 */
import type { z } from 'zod';
import { facts } from './facts-file.ts';
import * as f from './fields.ts';
import { memberId } from './team.ts';

export const PHASES = ['discovery', 'development', 'deployment'] as const;
export type Phase = (typeof PHASES)[number];

export const SHARES = {
  discovery: 'Discovery and security review',
  quotes: 'Quote drafts',
  invoices: 'Invoice matching',
  running: 'Running and watching what is live',
  next: 'The next piece: specification and proof',
} as const;
export type ShareName = keyof typeof SHARES;

/** Dates of the calendar that sums, drawings and other files name. */
const MILESTONES = [
  'start',
  'plan',
  'proof',
  'first-live',
  'all-cases',
  'second-live',
  'return',
] as const;

const sample = f.sample();
const day = (label: string) => f.whole(label, { hint: 'Days from the start.' });

const LOWEST = 'Lowest rate there is, per month';

export const rate = facts('rate', 'Price and rules of an engagement', '/pricing', {
  monthly: f.whole('Business Partner, per month', { least: 1000, hint: 'Digits alone: 25000.' }),
  lowest: f.whole(LOWEST, { least: 1000, hint: 'For an agreement over a year.' }),
  months: f.whole('Shortest engagement, in months', { least: 1 }),
  returnDays: f.whole('A piece returns its cost in fewer days of use than', { least: 1 }),
  daysInMonth: f.whole('Days of a month, for sums', { least: 1 }),
});

if (rate.lowest > rate.monthly)
  throw new Error(
    `content/data/rate.yaml, field lowest ("${LOWEST}"): ${rate.lowest} is above ${rate.monthly}.`,
  );

/** Terms on which an agreement begins, goes on and ends, and the periods that bind us during it. */
export const agreementTerms = facts(
  'agreement-terms',
  'Terms: periods of an agreement',
  '/pricing',
  {
    sample,
    year: f.whole('Months agreed at the start for the lowest rate', { least: 1 }),
    noticeDays: f.whole('Days of notice'),
    invoiceDueDays: f.whole('Days until an invoice is due'),
    graceDays: f.whole('Working days we may miss a date by before the rate stops'),
    workingDaysInYear: f.whole('Working days of a year', {
      least: 1,
      hint: 'A day’s rate is a year’s, divided by them.',
    }),
    exitDays: f.whole('Working days to leave after a failed proof of concept'),
    exitPercent: f.whole('Percent of the first month to pay in that case'),
    liabilityMonths: f.whole('Months of fees that limit liability'),
    liabilityTimes: f.whole('Times that amount for indemnity, confidentiality, and data'),
    generalCover: f.whole('General liability insurance, in dollars'),
    professionalCover: f.whole('Errors and omissions insurance, in dollars'),
    confidentialityYears: f.whole('Years of confidentiality, from each disclosure'),
    subProcessorDays: f.whole('Days of notice of a new sub-processor'),
    accessHours: f.whole('Hours of access to production'),
    breakGlassMinutes: f.whole('Minutes without an approver before emergency access'),
    breachHours: f.whole('Hours to the notice of a data breach'),
  },
);

const milestone = {
  id: f.unique(f.choice(MILESTONES, 'Which')),
  day: day('Day'),
  what: f.line(),
  phase: f.choice(PHASES),
  isDrawn: f.flag('Drawn on the home page'),
  live: f.rows(f.channel('Channel'), 'Channels in use from then on, where they change').optional(),
};
const stretch = {
  until: f.choice(MILESTONES, 'Up to').optional(),
  what: f.paragraph('What happens'),
  asks: f.paragraph('What it asks of the client'),
};

const written = facts('calendar', 'First ninety days', '/#process', {
  sample,
  milestones: f
    .list('Milestone', milestone)
    .length(MILESTONES.length)
    .refine((all) => all.every((each, index) => each.day >= (all[index - 1]?.day ?? each.day)), {
      error: 'are not in the order of their days. Put the earlier before the later.',
    }),
  weeks: f.hinted(f.list('Stretch', stretch), 'The last one has no end.'),
});

/**
 * Days from the start to a milestone. Every one is in the file: their number is checked, and none
 * stands twice.
 */
export function dayOf(id: (typeof MILESTONES)[number]): number {
  return written.milestones.find((milestone) => milestone.id === id)?.day ?? 0;
}

const endOf = (phase: Phase) =>
  written.milestones.findLast((milestone) => milestone.phase === phase)?.day ?? 0;
const [planned, built, returned] = [endOf('discovery'), endOf('development'), endOf('deployment')];

/**
 * The first ninety days, an example apart from the proof of concept. Work in the weeks up to a day;
 * the last row has no end.
 */
export const calendar = {
  ...written,
  days: returned,
  weeks: written.weeks.map(({ until, ...row }) => ({ ...row, ...(until && { to: dayOf(until) }) })),
  phases: {
    discovery: { from: 0, to: planned },
    development: { from: planned, to: built },
    deployment: { from: built, to: returned },
  },
};

/** The proof of concept is aimed for within so many weeks. */
export const proofWeeks = Math.ceil(dayOf('proof') / 7);

const shares = Object.keys(SHARES) as [ShareName, ...ShareName[]];
const agent = {
  name: f.line(),
  perMonth: f.whole('How many in a month'),
  of: f.line('Of what'),
  minutesBefore: f.whole('Minutes for one before'),
  minutesAfter: f.whole('Minutes for one after'),
  hourly: f.whole('Dollars for an hour of who did it'),
  run: f.whole('Dollars a month to run'),
  liveOn: day('Begins after day'),
  pilotPercent: f.whole('Percent of the cases it begins with'),
  fullOn: day('Takes all after day'),
};
const piece = f.group('Agent', {
  id: f.choice(['quotes', 'invoices'], 'Which'),
  carries: f.rows(f.choice(shares, 'Share'), 'Shares of the rate that it cost'),
  ...agent,
  verdict: f.line('Verdict'),
});
const later = f.group('Agent', { ...agent, build: f.whole('Dollars to build') });

const month = Object.fromEntries(
  shares.map((share) => [share, f.whole(SHARES[share], 'Percent.').optional()]),
) as Record<ShareName, z.ZodOptional<z.ZodInt>>;
const candidate = {
  name: f.key(),
  build: f.whole('Dollars to build').optional(),
  net: f.whole('Dollars a month it would save').optional(),
  verdict: f.line(),
};

const ways = { names: ['monthly', 'lowest'] };

/**
 * Two agents of the engagement, what was passed over, and the first year: what follows the first
 * three months.
 */
export const workedExample = facts(
  'worked-example',
  'Worked example of cost and return',
  '/pricing',
  {
    sample,
    months: f.list('Where each month’s rate goes', 'Month', month),
    pieces: f.two(piece, 'Agents'),
    passedOver: f.list('Candidate', candidate),
    later: f.two(later, 'Agents that follow if the client goes on'),
    upkeep: f.group('Running the first two without us', {
      hours: f.whole('Hours of an engineer in a month'),
      hourly: f.whole('Dollars for an hour'),
    }),
    ways: f.group('Names of the ways to go on', {
      stop: f.line(),
      monthly: f.line(ways),
      yearly: f.line(ways),
    }),
  },
);

/**
 * An agent of the worked example: what it saves, what it costs to run, and from when it is used.
 */
export type Piece = (typeof workedExample.pieces)[number];
export type LaterPiece = (typeof workedExample.later)[number];

const planRow = {
  milestone: f.choice(MILESTONES, 'On the day of').optional(),
  day: day('Or on day').optional(),
  what: f.key(),
  ...f.lines('ours', 'yours', 'doneWhen'),
};
const plan = facts('action-plan', 'Mutual action plan', '/docs/process', {
  sample,
  rows: f.hinted(f.list('Row', planRow), 'A row without a day gets the day of return.'),
});

/**
 * The mutual action plan of the worked example. A row without a day is the day on which the first
 * piece has returned its cost.
 */
export const actionPlan = {
  ...plan,
  rows: plan.rows.map(({ milestone, ...row }) => ({
    ...row,
    ...(milestone && { day: dayOf(milestone) }),
  })),
};

/**
 * Reader of a request and time of the answer, the same everywhere. `workingHours` gives `hours` for
 * computing.
 */
export const firstAnswer = facts('first-answer', 'Who answers a request, and when', '/contact', {
  sample,
  reader: memberId('Who reads it'),
  by: f.line('Answered by'),
  hours: f.line(),
  workingHours: f.group('The same in full hours', { from: f.whole(), to: f.whole() }),
  callDays: f.whole('The call is offered on so many working days after the answer', { least: 1 }),
  call: f.line('The first call'),
});

const level = {
  level: f.key(),
  example: f.line(),
  answered: f.paragraph(),
  worked: f.paragraph('Worked on'),
};

export const supportQueue = facts('support-queue', 'Hours of the support queue', '/pricing', {
  sample,
  rows: f.list('Levels', 'Level', level),
});
