/** The one engagement that the site describes, from whose start days count. */
import { z } from 'zod';
import { hourName, isZone } from '../calendar-day.ts';
import { filled } from '../filled.ts';
import { DAYS_A_MONTH, DAYS_A_YEAR } from '../first-year.ts';
import { count, list } from '../sentence.ts';
import { hourlyOf, sum } from '../sums.ts';
import { type FactsOf, factsFile } from './facts-file.ts';
import * as f from './fields.ts';
import type { Known } from './known.ts';
import { authorName } from './team.ts';

export const PHASES = ['discovery', 'development', 'deployment'] as const;
export type Phase = (typeof PHASES)[number];

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

const CURRENCIES = Intl.supportedValuesOf('currency');

const rateFile = factsFile(
  'rate',
  'Price and rules of an engagement',
  '/pricing',
  {
    updated: f.updated(),
    monthly: f.whole('Price per month', { least: 1000, hint: 'Digits alone: 25000.' }),
    lowest: f.whole('Lowest rate there is, per month', {
      least: 1000,
      hint: 'For an agreement over a year.',
    }),
    months: f.whole('Shortest engagement, in months', { least: 1, most: 8 }),
    returnDays: f.whole('A piece returns its cost in fewer days of use than', { least: 1 }),
    daysInMonth: f.whole('Days of a month, for sums', { least: 1 }),
    currency: f
      .formed(
        new RegExp(`^(${CURRENCIES.join('|')})$`),
        'is no currency. Write its three letters, as in USD.',
        {
          label: 'Currency of your amounts',
          hint: 'Three letters (ISO 4217), such as USD, EUR or CHF.',
        },
      )
      .default('USD'),
    numbers: f
      .line('How amounts are written', {
        hint: 'By language and country: en-US writes $25,000, fr-FR 25 000 €, en-IE €25,000.',
      })
      .refine((tag) => Intl.NumberFormat.supportedLocalesOf(tagOf(tag)).length > 0, {
        error: ({ input }) =>
          `"${String(input)}" is no language with a country. Write it as in en-US.`,
      })
      .default('en-US'),
  },
  ({ lowest, monthly }, context) => {
    const message = `${lowest} is above ${monthly}. Write the lower of the two here.`;
    if (lowest > monthly) context.addIssue({ code: 'custom', path: ['lowest'], message });
  },
);

export type Rate = FactsOf<typeof rateFile>;

/** Nothing for what is no tag at all, which would throw. */
function tagOf(tag: string) {
  try {
    return Intl.getCanonicalLocales(tag);
  } catch {
    return [];
  }
}

const termsFile = factsFile('agreement-terms', 'Terms: periods of an agreement', '/pricing', {
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
  decideDays: f.whole('Working days to renew after the return is reported'),
  acceptDays: f.whole('Working days to accept a deliverable'),
  lateInterest: f.decimal('Percent a month on a late invoice'),
  rateNoticeDays: f.whole('Days of notice of another rate'),
  hireMonths: f.whole('Months of the rate for hiring our engineer'),
  supportAlone: f.whole('A month of support for an agent after the end'),
  exitPercent: f.whole('Percent of the first month to pay in that case', { most: 100 }),
  liabilityMonths: f.whole('Months of fees that limit liability'),
  liabilityTimes: f.whole('Times that amount for indemnity, confidentiality, and data'),
  generalCover: f.whole('General liability insurance'),
  professionalCover: f.whole('Errors and omissions insurance'),
  confidentialityYears: f.whole('Years of confidentiality, from each disclosure'),
  subProcessorDays: f.whole('Days of notice of a new sub-processor'),
  accessHours: f.whole('Hours of access to production'),
  breakGlassMinutes: f.whole('Minutes without an approver before emergency access'),
  breachHours: f.whole('Hours to the notice of a data breach'),
});

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

const calendarFile = factsFile('calendar', 'First ninety days', '/#process', {
  sample,
  milestones: f
    .list('Milestone', milestone)
    .length(MILESTONES.length)
    .refine((all) => all.every((each, index) => each.day >= (all[index - 1]?.day ?? each.day)), {
      error: 'are not in the order of their days. Put the earlier before the later.',
    }),
  weeks: f.list('Stretch', stretch),
});

export type WrittenCalendar = FactsOf<typeof calendarFile>;

type Milestone = (typeof MILESTONES)[number];

/** Their number is checked, and none stands twice. */
export const milestoneDays = ({ milestones }: WrittenCalendar) =>
  Object.fromEntries(milestones.map(({ id, day }) => [id, day])) as Record<Milestone, number>;

const share = {
  work: f.key(),
  percents: f.rows(f.whole('Percent', { most: 100 }), 'Percent of each month’s rate'),
};
const IN_CALENDAR = 'Left out where the first ninety days have it.';
const build = f.whole('Cost to build');
const verdict = f.line();
const agent = f.group('Agent', {
  name: f.key(),
  sum: sum('What it saves in a month').refine((factors) => hourlyOf(factors) > 0, {
    error: 'has no price of an hour, by which its hours below are counted. Write one.',
  }),
  run: f.whole('A month of running it'),
  build: f
    .hinted(build, 'Left out: its shares of the rate, and the discovery for the first.')
    .optional(),
  liveOn: f.hinted(day('Begins after day'), IN_CALENDAR).optional(),
  pilotPercent: f.whole('Percent of the cases it begins with', { most: 100 }),
  fullOn: f.hinted(day('Takes all after day'), IN_CALENDAR).optional(),
  hours: f.whole('Hours of the client’s own people until it is live'),
  verdict,
});
const candidate = {
  name: f.key(),
  build: build.optional(),
  net: f.whole('Saved in a month, after running costs').optional(),
  verdict,
};
const ways = ({ figures: values }: Known) => {
  const way = (label: string) => f.line(label, { values });
  return f.group('Ways to go on', {
    stop: way('Stop after the first term'),
    later: way('Stop later'),
    monthly: way('By the month'),
    yearly: way('A year agreed'),
  });
};

const workedExampleFile = factsFile(
  'worked-example',
  'Worked example of cost and return',
  '/pricing',
  (known) => ({
    sample,
    updated: f.updated(),
    shares: f.list('Where each month’s rate goes', 'Share', share),
    agents: z.tuple([agent, agent], agent).register(f.fieldNotes, {
      hint: 'The first two are built in the first term.',
      most: 4,
    }),
    passedOver: f.list('Candidate', candidate),
    upkeep: f.group('Running an agent without us', {
      hours: f.whole('Hours of an engineer in a month'),
      hourly: f.whole('Price of an hour'),
    }),
    ways: ways(known),
  }),
  ({ shares, agents }, context, { months, days }) => {
    if (!months || !days) return;
    const tell = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: 'custom', path, message });
    const all = Math.max(months, ...shares.map(({ percents }) => percents.length));
    shares.forEach(({ percents: { length } }, row) => {
      const message = `has ${count(length, 'number')} for ${count(all, 'month')}. Write one for each.`;
      if (length < all) tell(message, 'shares', row, 'percents');
    });
    for (let month = 0; month < all; month += 1) {
      const sum = shares.reduce((all, { percents }) => all + (percents[month] ?? 0), 0);
      const message = `come to ${sum} percent in month ${month + 1}. Make it 100.`;
      if (sum !== 100) tell(message, 'shares');
    }
    agents.forEach((one, place) => {
      const { name, build: own } = one;
      const { liveOn = 0, fullOn = 0 } = datesOf(one, place, days);
      const at = (field: string, message: string) => tell(message, 'agents', place, field);
      if (own === undefined && !shares.some(({ work }) => work === name))
        tell(`have no row for "${name}". Name one so, or write what it costs to build.`, 'shares');
      for (const field of ['liveOn', 'fullOn'] as const) {
        const told = MILESTONE_OF[place]?.[field];
        if (told && one[field] !== undefined)
          at(field, `is ${told} of content/data/calendar.yaml. Take it out here.`);
        if (!told && one[field] === undefined) at(field, 'is missing. Write a day.');
      }
      if (fullOn < liveOn || fullOn > DAYS_A_YEAR)
        at('fullOn', `is day ${fullOn}. Write one from day ${liveOn} to day ${DAYS_A_YEAR}.`);
      const end = months * DAYS_A_MONTH;
      if (place < 2 !== liveOn <= end)
        at(
          'liveOn',
          `is day ${liveOn}, and the first term ends on day ${end}. Two agents begin in it, others later: change the day, here or in content/data/calendar.yaml.`,
        );
    });
  },
);

export type WorkedExample = FactsOf<typeof workedExampleFile>;

/** Of the first two agents the calendar says the days. */
const MILESTONE_OF: readonly { liveOn: string; fullOn?: string }[] = [
  { liveOn: 'first-live', fullOn: 'all-cases' },
  { liveOn: 'second-live' },
];

export function datesOf(
  { liveOn, fullOn }: { liveOn?: number | undefined; fullOn?: number | undefined },
  place: number,
  days: Readonly<Record<string, number>>,
) {
  const told = MILESTONE_OF[place];
  return {
    liveOn: liveOn ?? days[told?.liveOn ?? ''],
    fullOn: fullOn ?? days[told?.fullOn ?? ''],
  };
}

const capacityFile = factsFile('capacity', 'Capacity: what a month buys', '/pricing', {
  sample,
  engineer: f.line('The dedicated engineer'),
  others: f.line('The rest of the team'),
  start: f.line('Earliest start'),
  enterprise: f.line('Price of a month of the second plan', { names: ['from', 'to'] }),
  enterpriseMonth: f.group('From and to', { from: f.whole(), to: f.whole() }),
});

export type Capacity = FactsOf<typeof capacityFile>;

const actionPlanFile = factsFile('action-plan', 'Mutual action plan', '/docs/process', {
  sample,
  rows: f.list('Row', {
    day: f
      .hinted(day('Day'), 'Left out: the day on which the first agent has returned its cost.')
      .optional(),
    what: f.key(),
    ...f.lines('ours', 'yours', 'doneWhen'),
  }),
});

export type ActionPlan = FactsOf<typeof actionPlanFile>;

const ANSWER = 'Who answers a request, and when';

const IN_HOURS = ['workingDays', 'from', 'to', 'zoneName', 'exceptHolidays'];

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** A rule, or a day of one year: a list of days would be wrong next year. */
const HOLIDAY = new RegExp(
  [
    /^(?:\d{4}-)?(?!02-3|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
    /^Easter(?:[+-][1-9]\d?)?$/,
    /^(?:first|second|third|fourth|last) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day of (?:MONTHS)$/,
  ]
    .map(({ source }) => source.replace('MONTHS', MONTHS))
    .join('|'),
);

const holiday = f.formed(
  HOLIDAY,
  'is no day. Write it as in 12-25, third Monday of January, last Monday of May or Easter+1; of one year, 2027-03-21.',
  {
    label: 'Day',
    hint: 'As in 12-25, third Monday of January, last Monday of May, Easter+1, 2027-03-21.',
  },
);

const firstAnswerFile = factsFile('first-answer', ANSWER, '/contact', (known) => ({
  sample,
  reader: authorName(known, 'Who reads it'),
  by: f.line('Answered by'),
  hours: f
    .line({ names: IN_HOURS })
    .refine((hours) => IN_HOURS.every((name) => hours.includes(`{${name}}`)), {
      error:
        'says days, hours, zone or holidays itself, and they would stay when those below change. Write it as in: {workingDays}, {from} to {to} {zoneName}{exceptHolidays}.',
    }),
  workingDays: f
    .rows(f.choice(WEEKDAYS, 'Day'), 'Working days, in their order')
    .min(1)
    .default(WEEKDAYS.slice(1, 6)),
  workingHours: f
    .group('In full hours, of 24', { from: f.whole(), to: f.whole() })
    .refine(({ from, to }) => from < to && to <= 24, {
      error: 'go from an hour of the day to a later one, 24 at most. Correct them.',
    }),
  zone: f
    .line('Time zone', 'By continent and city, as in Europe/Zurich.')
    .refine(isZone, {
      error: ({ input }) =>
        `"${String(input)}" is no time zone. Write continent and city, as in America/New_York or Europe/Zurich.`,
    })
    .default('America/New_York'),
  zoneName: f.line('What pages call its time', 'After an hour: 5 PM Eastern.'),
  holidays: f.rows(holiday, 'Of these, days without an answer').default([]),
  holidaysName: f.line('What pages call those days').default('public holidays'),
  holidaysMove: f.flag('Of such days, Sunday’s is kept on the day after').default(false),
  saturdayMoves: f
    .choice(['Friday', 'Monday', 'nowhere'], 'Saturday’s is then kept on')
    .default('Friday'),
  callDays: f.whole('The call is offered on so many working days after the answer', { least: 1 }),
  call: f.line('The first call'),
}));

export type FirstAnswer = FactsOf<typeof firstAnswerFile>;

export function answerFigures(answer: FirstAnswer, { numbers }: Rate) {
  const { by, hours, workingDays, workingHours, zoneName, holidays, holidaysName, call } = answer;
  const exceptHolidays = holidays.length > 0 ? `, except ${holidaysName}` : '';
  const { from, to } = workingHours;
  const named = { zoneName, exceptHolidays, workingDays: daysInWords(workingDays) };
  return {
    ...named,
    replyBy: by,
    replyHours: filled(hours, {
      ...named,
      from: hourName(from, numbers),
      to: hourName(to, numbers),
    }),
    firstCall: call,
  };
}

/** "Monday to Friday", "Monday, Tuesday and Thursday". */
function daysInWords(days: readonly string[]) {
  const places = days.map((day) => WEEKDAYS.indexOf(day));
  const isRun = places.every((place, at) => place === ((places[0] ?? 0) + at) % 7);
  return isRun && days.length > 2 ? `${days[0]} to ${days.at(-1)}` : list(days);
}

const level = {
  level: f.key(),
  example: f.line(),
  answered: f.paragraph({ names: ['zoneName'] }),
  worked: f.paragraph('Worked on'),
};

const supportQueueFile = factsFile('support-queue', 'Hours of the support queue', '/pricing', {
  sample,
  rows: f.list('Levels', 'Level', level),
});

export type SupportQueue = FactsOf<typeof supportQueueFile>;

export const rulesFiles = {
  rate: rateFile,
  terms: termsFile,
  calendar: calendarFile,
  capacity: capacityFile,
  supportQueue: supportQueueFile,
};

export const planningFiles = {
  firstAnswer: firstAnswerFile,
  example: workedExampleFile,
  actionPlan: actionPlanFile,
};
