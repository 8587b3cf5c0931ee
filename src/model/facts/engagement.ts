/** Parts of the one engagement the site describes. src/model/engagement-sums.test.ts checks that they agree. */
import { CHANNELS } from '#content/data/integrations/terms.ts';
import { teamFile } from './about.ts';
import { factsFile } from './facts-file.ts';
import { choice, flag, group, line, paragraph, rows, sample, two, whole } from './fields.ts';

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

export const rateFile = factsFile({
  name: 'rate',
  label: 'Price and rules of an engagement',
  about: 'US dollars. Every page prints these, and sums are computed from them.',
  page: '/pricing',
  schema: group('Price and rules', {
    monthly: whole('Business Partner, per month', { least: 1, hint: 'Digits alone: 25000.' }),
    lowest: whole('Lowest rate there is, per month', { least: 1, hint: 'For an agreement over a year.' }),
    months: whole('Shortest engagement, in months', { least: 1 }),
    returnDays: whole('A piece returns its cost in fewer days than', { least: 1 }),
    daysInMonth: whole('Days of a month, for sums', { least: 1 }),
  }),
});

const called = line('Called', { hint: 'In the launch check.' });
const day = (label: string) => whole(label, { hint: 'Days from the start.' });
const phase = (label: string) => group(label, { from: day('From day'), to: day('To day') });

export const agreementTermsFile = factsFile({
  name: 'agreement-terms',
  label: 'Terms: periods of an agreement',
  about: 'Printed by the terms on /pricing and by the sample agreements.',
  page: '/pricing',
  schema: group('Terms', {
    agreementTerms: group('Periods', {
      name: called,
      sample: sample(),
      year: whole('Months agreed at the start for the lowest rate', { least: 1 }),
      noticeDays: whole('Days of notice'),
      invoiceDueDays: whole('Days until an invoice is due'),
      graceDays: whole('Working days by which a date of ours may be missed before the rate stops'),
      questionDays: whole('Days after the end in which questions are answered'),
    }),
  }),
});

/** Dates of the calendar that sums, drawings and other files name. */
export const MILESTONES = [
  'start',
  'plan',
  'proof',
  'first-live',
  'all-cases',
  'second-live',
  'return',
] as const;
export type MilestoneId = (typeof MILESTONES)[number];

const milestone = group('Milestone', {
  id: choice('Which', MILESTONES),
  day: day('Day'),
  what: line('What'),
  phase: choice('Phase', PHASES),
  isDrawn: flag('Drawn on the home page'),
  live: rows('Channels in use from then on, where they change', choice('Channel', CHANNELS), {
    singular: 'Channel',
  }).optional(),
});

export const calendarFile = factsFile({
  name: 'calendar',
  label: 'First ninety days',
  about: 'The calendar of the home page and of the process.',
  page: '/#process',
  schema: group('First ninety days', {
    calendar: group('Calendar', {
      name: called,
      sample: sample(),
      days: whole('Days', { least: 1 }),
      milestones: rows('Milestones', milestone, {
        singular: 'Milestone',
        summary: 'what',
        unique: 'id',
        count: MILESTONES.length,
      }),
      weeks: rows(
        'Weeks',
        group('Weeks', {
          until: choice('Up to', MILESTONES).optional(),
          what: paragraph('What happens'),
          asks: paragraph('What it asks of the client'),
        }),
        { singular: 'Stretch', summary: 'what', hint: 'The last one has no end.' },
      ),
      phases: group('Phases', {
        discovery: phase('Discovery'),
        development: phase('Development'),
        deployment: phase('Deployment'),
      }),
    }),
  }),
});

const share = choice('Share', Object.keys(SHARES) as [ShareName, ...ShareName[]]);
const percent = (label: string) => whole(label, { hint: 'Percent.' }).optional();

const piece = group('Agent', {
  id: choice('Which', ['quotes', 'invoices']),
  name: line('Name'),
  carries: rows('Shares of the rate that it cost', share, { singular: 'Share' }),
  perMonth: whole('How many in a month'),
  of: line('Of what'),
  minutesBefore: whole('Minutes for one before'),
  minutesAfter: whole('Minutes for one after'),
  hourly: whole('Dollars for an hour of who did it'),
  run: whole('Dollars a month to run'),
  liveOn: day('Begins after day'),
  pilotPercent: whole('Percent of the cases it begins with'),
  fullOn: day('Takes all after day'),
  verdict: line('Verdict'),
});

export const workedExampleFile = factsFile({
  name: 'worked-example',
  label: 'Worked example of cost and return',
  about: 'Two agents and what was passed over. Sums are computed from it.',
  page: '/pricing',
  schema: group('Worked example', {
    workedExample: group('Example', {
      name: called,
      sample: sample(),
      months: rows(
        'Where each month’s rate goes',
        group('Month', {
          discovery: percent(SHARES.discovery),
          quotes: percent(SHARES.quotes),
          invoices: percent(SHARES.invoices),
          running: percent(SHARES.running),
          next: percent(SHARES.next),
        }),
        { singular: 'Month' },
      ),
      pieces: two('Agents', piece, { singular: 'Agent', summary: 'name' }),
      passedOver: rows(
        'Passed over',
        group('Candidate', {
          name: line('Name'),
          build: whole('Dollars to build').optional(),
          net: whole('Dollars a month it would save').optional(),
          verdict: line('Verdict'),
        }),
        { singular: 'Candidate', summary: 'name', unique: 'name' },
      ),
    }),
  }),
});

export const actionPlanFile = factsFile({
  name: 'action-plan',
  label: 'Mutual action plan',
  about: 'That of the worked example, in the process and on /contact.',
  page: '/docs/process',
  schema: group('Mutual action plan', {
    actionPlan: group('Plan', {
      name: called,
      sample: sample(),
      rows: rows(
        'Rows',
        group('Row', {
          milestone: choice('On the day of', MILESTONES).optional(),
          day: day('Or on day').optional(),
          what: line('What'),
          ours: line('Ours'),
          yours: line('Yours'),
          doneWhen: line('Done when'),
        }),
        {
          singular: 'Row',
          summary: 'what',
          unique: 'what',
          hint: 'A row without a day gets the day of return.',
        },
      ),
    }),
  }),
});

export const firstAnswerFile = factsFile({
  name: 'first-answer',
  label: 'Who answers a request, and when',
  about: 'The same everywhere: contact page, prices, search texts.',
  page: '/contact',
  schema: group('First answer', {
    firstAnswer: group('First answer', {
      name: called,
      sample: sample(),
      reader: line('Who reads it', { hint: 'The short name, as the list of people has it.' }).superRefine(
        (id, context) => {
          const ids = teamFile.read().people.map((person) => person.id);
          const message = `"${id}" is nobody in content/data/team.yaml. Use one of: ${ids.join(', ')}.`;
          if (!ids.includes(id)) context.addIssue({ code: 'custom', message });
        },
      ),
      by: line('Answered by'),
      hours: line('Hours'),
      workingHours: group('The same in full hours', { from: whole('From'), to: whole('To') }),
      callDays: whole('The call is offered on so many working days after the answer', { least: 1 }),
      call: line('The first call'),
    }),
  }),
});

export const supportQueueFile = factsFile({
  name: 'support-queue',
  label: 'Hours of the support queue',
  about: 'On /pricing and on the page about security.',
  page: '/pricing',
  schema: group('Support queue', {
    supportQueue: group('Queue', {
      name: called,
      sample: sample(),
      rows: rows(
        'Levels',
        group('Level', {
          level: line('Level'),
          example: line('Example'),
          answered: paragraph('Answered'),
          worked: paragraph('Worked on'),
        }),
        { singular: 'Level', summary: 'level', unique: 'level' },
      ),
    }),
  }),
});
