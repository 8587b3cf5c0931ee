/**
 * One engagement, told by the home page, the introduction, the process, pricing, contact and the films. Amounts are US
 * dollars. Sums are computed in src/model/engagement.ts, and its test fails when parts of this file disagree.
 */
import type { Channel } from './integrations/terms.ts';
import written from './rate.json' with { type: 'json' };

/**
 * What Business Partner costs, and for how long an engagement is recommended at least: `rate.json`. `lowest` is the rate
 * of `agreementTerms.year`; the proof of concept is aimed for within `proofWeeks`; a piece has to return its cost in
 * fewer days of use than `returnDays`; `daysInMonth` is meant wherever a month is divided into days.
 */
export const rate = written;

/** How an agreement begins, goes on and ends. */
export const agreementTerms = {
  name: 'Terms of the agreement',
  sample: true,
  /** Months agreed at the start for the lowest rate. */
  year: 12,
  noticeDays: 30,
  invoiceDueDays: 15,
  /** Working days by which a date of ours may be missed before the rate stops. */
  graceDays: 10,
  /** Days after the end in which questions are answered. */
  questionDays: 30,
} as const;

export const PHASES = ['discovery', 'development', 'deployment'] as const;
export type Phase = (typeof PHASES)[number];

export interface Milestone {
  /** Calendar days from the start. */
  day: number;
  what: string;
  phase: Phase;
  /** Stands on the edge of figure 2 of the home page. */
  isDrawn: boolean;
  /** The channels that are in use from that day on, where they change. */
  live?: readonly Channel[];
}

/** The first ninety days. The proof of concept is in `rate.proofWeeks`, the rest is an example. */
export const calendar: {
  name: string;
  sample: boolean;
  days: number;
  phases: Record<Phase, { from: number; to: number }>;
  milestones: readonly Milestone[];
  weeks: readonly { to?: number; what: string; asks: string }[];
} = {
  name: 'Calendar of the first ninety days',
  sample: true,
  days: 90,
  phases: {
    discovery: { from: 0, to: 7 },
    development: { from: 7, to: 42 },
    deployment: { from: 42, to: 90 },
  },
  milestones: [
    { day: 0, what: 'Start', phase: 'discovery', isDrawn: true },
    { day: 7, what: 'Mutual action plan', phase: 'discovery', isDrawn: false },
    { day: 21, what: 'Proof of concept on past cases', phase: 'development', isDrawn: true },
    {
      day: 42,
      what: 'First agent live, one channel',
      phase: 'development',
      isDrawn: true,
      live: ['email'],
    },
    {
      day: 63,
      what: 'Second channel, all cases',
      phase: 'deployment',
      isDrawn: true,
      live: ['email', 'docs'],
    },
    {
      day: 77,
      what: 'Second agent live, one channel',
      phase: 'deployment',
      isDrawn: true,
      live: ['email', 'docs', 'data'],
    },
    { day: 90, what: 'Return measured', phase: 'deployment', isDrawn: true },
  ],
  /** What happens in the weeks up to a day, and what that asks of the client. The last row has no end. */
  weeks: [
    {
      to: 7,
      what: 'Interviews, permission map, ranked list of candidates, mutual action plan',
      asks: 'Six hours, spread over the people who do the work',
    },
    {
      to: 21,
      what: 'Proof of concept on your past cases, read-only where possible',
      asks: 'One decision-maker, 30 minutes at each demo',
    },
    {
      to: 42,
      what: 'Sprints of one to two weeks; first agent live on one channel at the end',
      asks: 'Answers within a working day, a verdict on 100 past cases',
    },
    {
      to: 63,
      what: 'Second channel, then all cases; the second agent is begun',
      asks: 'Somebody to take the hand-overs',
    },
    {
      to: 90,
      what: 'Second agent live; the return is measured on the last day',
      asks: 'Finance, for an hour',
    },
    { what: 'Support, and the next piece worth building, if there is one', asks: 'An hour a month' },
  ],
};

/** An agent of the worked example: what it saves, what it costs to run, and from when it is used. */
export interface Piece {
  id: 'quotes' | 'invoices';
  name: string;
  /** The shares of the rate that were its cost to build. */
  carries: readonly ShareName[];
  perMonth: number;
  of: string;
  minutesBefore: number;
  minutesAfter: number;
  /** What an hour of the person who did it costs. */
  hourly: number;
  /** Models, hosting and connectors in a month. */
  run: number;
  /** The milestone after which it takes `pilotPercent` of the cases. */
  liveOn: number;
  pilotPercent: number;
  /** The day after which it takes all of them. */
  fullOn: number;
  verdict: string;
}

export const SHARES = {
  discovery: 'Discovery and security review',
  quotes: 'Quote drafts',
  invoices: 'Invoice matching',
  running: 'Running and watching what is live',
  next: 'The next piece: specification and proof',
} as const;
export type ShareName = keyof typeof SHARES;

export const workedExample: {
  name: string;
  sample: boolean;
  months: readonly Partial<Record<ShareName, number>>[];
  pieces: readonly [Piece, Piece];
  passedOver: readonly { name: string; build?: number; net?: number; verdict: string }[];
} = {
  name: 'Worked example of cost and return',
  sample: true,
  /** Where each month's rate goes, in percent. */
  months: [
    { discovery: 30, quotes: 70 },
    { quotes: 40, invoices: 50, running: 10 },
    { invoices: 30, running: 20, next: 50 },
  ],
  pieces: [
    {
      id: 'quotes',
      name: 'Quote drafts',
      // Without a first agent there would have been no discovery.
      carries: ['discovery', 'quotes'],
      perMonth: 210,
      of: 'quotes',
      minutesBefore: 70,
      minutesAfter: 12,
      hourly: 80,
      run: 640,
      liveOn: 42,
      pilotPercent: 25,
      fullOn: 63,
      verdict: 'First',
    },
    {
      id: 'invoices',
      name: 'Invoice matching',
      carries: ['invoices'],
      perMonth: 640,
      of: 'invoices',
      minutesBefore: 15,
      minutesAfter: 3,
      hourly: 75,
      run: 600,
      liveOn: 77,
      pilotPercent: 25,
      fullOn: 91,
      verdict: 'Second',
    },
  ],
  passedOver: [
    { name: 'Demand forecast', build: 40_000, net: 6_000, verdict: 'Not this year' },
    {
      name: 'Route planning',
      verdict: 'Replace the system first: it has no API and its license ends in May',
    },
    { name: 'Screening of applicants', verdict: 'Declined: a person’s judgment' },
  ],
};

/** The mutual action plan of the worked example. A row without a day is the day on which the first piece has returned its cost. */
export const actionPlan: {
  name: string;
  sample: boolean;
  rows: readonly { day?: number; what: string; ours: string; yours: string; doneWhen: string }[];
} = {
  name: 'Mutual action plan of the worked example',
  sample: true,
  rows: [
    {
      day: 3,
      what: 'Access to a copy of the CRM',
      ours: 'Solution architect',
      yours: 'System owner',
      doneWhen: 'A read-only query answers',
    },
    {
      day: 10,
      what: '100 past cases with known answers',
      ours: 'Data scientist',
      yours: 'Sales lead',
      doneWhen: 'Both have signed the list',
    },
    {
      day: 21,
      what: 'Proof of concept: quote drafts',
      ours: 'Lead engineer',
      yours: 'Decision-maker',
      doneWhen: '80 of the 100 need no change',
    },
    {
      day: 42,
      what: 'Live for one territory',
      ours: 'Lead engineer',
      yours: 'Territory lead',
      doneWhen: 'A quote made by the agent has been signed',
    },
    {
      day: 63,
      what: 'Live for all territories',
      ours: 'Lead engineer',
      yours: 'Sales lead',
      doneWhen: 'Two weeks without a blocked quote',
    },
    {
      day: 90,
      what: 'Return measured: quote drafts',
      ours: 'Lead engineer',
      yours: 'Finance',
      doneWhen: 'Both have signed the figure',
    },
    {
      what: 'Cost of quote drafts returned',
      ours: 'Lead engineer',
      yours: 'Finance',
      doneWhen: 'Finance says so',
    },
  ],
};

/** Who answers a request, and when: the same everywhere. */
export const firstAnswer = {
  name: 'Who answers a request, and when',
  sample: true,
  /** The `id` of somebody in team.json. */
  reader: 'samuel-okafor',
  by: 'the end of the next working day',
  hours: 'Monday to Friday, 9:00 to 17:00 Eastern, except US holidays',
  /** The same in full hours, for what is computed. */
  workingHours: [9, 17],
  /** The first call is offered on the working days after the reply, up to so many. */
  callDays: 3,
  call: '45 minutes with the engineer who read your request and a solution architect',
} as const;

/** What "VIP support queue" means in hours. */
export const supportQueue = {
  name: 'Hours of the VIP support queue',
  sample: true,
  rows: [
    {
      level: 'Stopped, or wrong outside the company',
      example: 'The phone agent is silent. A wrong price was sent.',
      answered: 'Within 30 minutes from 8:00 to 18:00 Eastern, within an hour at any other time, every day',
      worked: 'Without a pause, until it is fixed or switched back to the old way of working',
    },
    {
      level: 'Wrong inside the company',
      example: 'Quotes are drafted and not filed.',
      answered: 'Within four working hours',
      worked: 'The same working day',
    },
    {
      level: 'Question or request',
      example: 'Sales would like drafts in French.',
      answered: 'The next working day',
      worked: 'In the next sprint, if you put it there',
    },
  ],
} as const;
