/**
 * The one engagement that the site describes. Amounts are US dollars, days count from the start.
 * Sums are written as printed; tests/site/sums.test.ts does each again.
 */
import { z } from 'zod';
import { returnedBy, yearOf } from '../first-year.ts';
import { dollars } from '../sentence.ts';
import { facts } from './facts-file.ts';
import * as f from './fields.ts';
import { authorName } from './team.ts';

export const PHASES = ['discovery', 'development', 'deployment'] as const;
export type Phase = (typeof PHASES)[number];

/** That sums, drawings and other files name. */
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
  when: f.key(),
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
  weeks: f.list('Stretch', stretch),
});

/** Every milestone is in the file: their number is checked, and none stands twice. */
export function dayOf(id: (typeof MILESTONES)[number]): number {
  return written.milestones.find((milestone) => milestone.id === id)?.day ?? 0;
}

const endOf = (phase: Phase) =>
  written.milestones.findLast((milestone) => milestone.phase === phase)?.day ?? 0;
const [planned, built, returned] = [endOf('discovery'), endOf('development'), endOf('deployment')];

/** An example apart from the proof of concept. */
export const calendar = {
  ...written,
  days: returned,
  phases: {
    discovery: { from: 0, to: planned },
    development: { from: planned, to: built },
    deployment: { from: built, to: returned },
  },
};

/** "Day 0", "Week 6", "Day 90". */
export function dayName(day: number): string {
  return day > 0 && day % 7 === 0 ? `Week ${day / 7}` : `Day ${day}`;
}

export const proofWeeks = Math.ceil(dayOf('proof') / 7);

const share = {
  work: f.key(),
  percents: f.rows(f.whole('Percent'), 'Percent of each month’s rate'),
};
const build = f.whole('Dollars to build');
const net = f.whole('Dollars it saves in a month, after running costs');
const verdict = f.line();
const agent = f.group('Agent', {
  name: f.key(),
  how: f.line('How the saving is computed', 'Such as 210 quotes × 58 min × $80 an hour.'),
  run: f.whole('Dollars a month to run'),
  net,
  build: f
    .hinted(build, 'Left out: its share of the rate, and the discovery for the first.')
    .optional(),
  liveOn: day('Begins after day'),
  pilotPercent: f.whole('Percent of the cases it begins with'),
  fullOn: day('Takes all after day'),
  hours: f.whole('Hours of the client’s own people until it is live'),
  own: f.whole('What those cost, in dollars'),
  verdict,
});
const candidate = { name: f.key(), build: build.optional(), net: net.optional(), verdict };
const values = { monthly: dollars(rate.monthly), lowest: dollars(rate.lowest) };
const way = (label: string) => f.line(label, { values });

const example = facts('worked-example', 'Worked example of cost and return', '/pricing', {
  sample,
  shares: f.list('Where each month’s rate goes', 'Share', share),
  agents: z
    .tuple([agent, agent], agent)
    .register(f.fieldNotes, { hint: 'The first two are built in the first three months.' }),
  passedOver: f.list('Candidate', candidate),
  upkeep: f.group('Running an agent without us', {
    hours: f.whole('Hours of an engineer in a month'),
    hourly: f.whole('Dollars for an hour'),
  }),
  ways: f.group('Ways to go on', {
    stop: way('Stop after three months'),
    six: way('Stop after six months'),
    monthly: way('By the month'),
    yearly: way('A year agreed'),
  }),
});

const shares = example.shares.map((share) => ({
  ...share,
  together: (share.percents.reduce((sum, percent) => sum + percent, 0) * rate.monthly) / 100,
}));

/** Days of full use until a cost is back. */
const daysOf = ({ build, net }: { build?: number; net?: number }) =>
  build && net ? Math.ceil((build / net) * rate.daysInMonth) : undefined;

function computed(agent: (typeof example.agents)[number], place: number) {
  const own = shares.find(({ work }) => work === agent.name)?.together ?? 0;
  const paid = agent.build ?? own + (place === 0 ? (shares[0]?.together ?? 0) : 0);
  const build = paid + agent.own;
  const returned = returnedBy([agent]);
  let day = agent.liveOn;
  while (agent.net > 0 && returned(day) < build) day += 1;
  // Days of use, those of the pilot included.
  return { ...agent, build, after: daysOf({ build, net: agent.net }), use: day - agent.liveOn };
}

const [first, second, ...others] = example.agents;
const firstTwo = [computed(first, 0), computed(second, 1)] as const;
const agents = [...firstTwo, ...others.map((agent) => computed(agent, 2))] as const;

const yearFor = (used: readonly (typeof agents)[number][], monthly: number, months: number) =>
  yearOf(used, {
    rate: { monthly, months },
    upkeep: used.length * example.upkeep.hours * example.upkeep.hourly,
  });
const halved = others.map((agent) => ({ ...computed(agent, 2), net: agent.net / 2 }));

/** What follows from the rate is computed, so that a new price changes all of it. */
export const workedExample = {
  ...example,
  shares,
  agents,
  passedOver: example.passedOver.map((one) => ({ ...one, after: daysOf(one) })),
  ways: {
    stop: { name: example.ways.stop, ...yearFor(firstTwo, rate.monthly, rate.months) },
    six: { name: example.ways.six, ...yearFor(agents, rate.monthly, 6) },
    monthly: { name: example.ways.monthly, ...yearFor(agents, rate.monthly, 12) },
    yearly: { name: example.ways.yearly, ...yearFor(agents, rate.lowest, 12) },
  },
  /** Ahead after months that are paid, if the third and those after it return half. */
  halved: (months: number) => yearFor([...firstTwo, ...halved], rate.monthly, months).year.net,
};

/** Dollars for the client's own engineer, who runs the first two agents after a stop. */
export const upkeepPerMonth = 2 * workedExample.upkeep.hours * workedExample.upkeep.hourly;

export const capacity = facts('capacity', 'Capacity: what a month buys', '/pricing', {
  sample,
  engineer: f.line('The dedicated engineer'),
  others: f.line('The rest of the team'),
  start: f.line('Earliest start'),
  enterprise: f.line('Price of an Enterprise month'),
});

const plan = facts('action-plan', 'Mutual action plan', '/docs/process', {
  sample,
  rows: f.list('Row', {
    day: f
      .hinted(day('Day'), 'Left out: the day on which the first agent has returned its cost.')
      .optional(),
    what: f.key(),
    ...f.lines('ours', 'yours', 'doneWhen'),
  }),
});

const [quotes] = workedExample.agents;

/** By their days: another price moves the return. */
export const actionPlan = {
  ...plan,
  rows: plan.rows
    .map((row) => ({ ...row, day: row.day ?? quotes.liveOn + quotes.use }))
    .toSorted((a, b) => a.day - b.day),
};

/** `workingHours` gives `hours` for computing. */
export const firstAnswer = facts('first-answer', 'Who answers a request, and when', '/contact', {
  sample,
  reader: authorName('Who reads it'),
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
