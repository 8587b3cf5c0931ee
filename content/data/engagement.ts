/**
 * Facts of one engagement, shown by the home page, the introduction, the process, pricing, contact and the films. Amounts are US
 * dollars. Sums are computed in src/model/engagement-sums.ts, and its test fails when parts of this disagree. What an owner changes is
 * in the JSON files, one for each subject: a bundle for the browser takes along those that it shows, as long as nothing here is
 * destructured or called while it is read.
 */
import writtenPlan from './action-plan.json' with { type: 'json' };
import writtenTerms from './agreement-terms.json' with { type: 'json' };
import writtenCalendar from './calendar.json' with { type: 'json' };
import writtenAnswer from './first-answer.json' with { type: 'json' };
import type { Channel } from './integrations/terms.ts';
import writtenRate from './rate.json' with { type: 'json' };
import writtenQueue from './support-queue.json' with { type: 'json' };
import writtenExample from './worked-example.json' with { type: 'json' };

/**
 * Price of Business Partner and shortest recommended engagement: `rate.json`. `lowest` is the rate of
 * `agreementTerms.year`; the proof of concept is aimed for within `proofWeeks`; a piece has to return its cost in fewer
 * days of use than `returnDays`; `daysInMonth` is meant wherever a month is divided into days.
 */
export const rate = writtenRate;

/** Terms on which an agreement begins, goes on and ends. */
export const agreementTerms = writtenTerms.agreementTerms;

export const PHASES = ['discovery', 'development', 'deployment'] as const;
export type Phase = (typeof PHASES)[number];

export interface Milestone {
  /** Calendar days from the start. */
  day: number;
  what: string;
  phase: Phase;
  /** True for a date on the edge of figure 2 of the home page. */
  isDrawn: boolean;
  /** The channels that are in use from that day on, where they change. */
  live?: readonly Channel[];
}

interface Calendar {
  name: string;
  sample: boolean;
  days: number;
  phases: Record<Phase, { from: number; to: number }>;
  milestones: readonly Milestone[];
  /** Work in the weeks up to a day, and the client's part in it. The last row has no end. */
  weeks: readonly { to?: number; what: string; asks: string }[];
}

// The build has checked the files: a JSON import knows no choices.
/** The first ninety days. The proof of concept is in `rate.proofWeeks`, the rest is an example. */
export const calendar = writtenCalendar.calendar as Calendar;

/** An agent of the worked example: what it saves, what it costs to run, and from when it is used. */
export interface Piece {
  id: 'quotes' | 'invoices';
  name: string;
  /** The shares of the rate that were its cost to build. Without a first agent there would have been no discovery. */
  carries: readonly ShareName[];
  perMonth: number;
  of: string;
  minutesBefore: number;
  minutesAfter: number;
  /** Cost of an hour of the person who did the work. */
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

interface WorkedExample {
  name: string;
  sample: boolean;
  /** Distribution of each month's rate, in percent. */
  months: readonly Partial<Record<ShareName, number>>[];
  pieces: readonly [Piece, Piece];
  passedOver: readonly { name: string; build?: number; net?: number; verdict: string }[];
}

export const workedExample = writtenExample.workedExample as unknown as WorkedExample;

/** The mutual action plan of the worked example. A row without a day is the day on which the first piece has returned its cost. */
export const actionPlan: {
  name: string;
  sample: boolean;
  rows: readonly { day?: number; what: string; ours: string; yours: string; doneWhen: string }[];
} = writtenPlan.actionPlan;

/**
 * Reader of a request and time of the answer, the same everywhere. The reader is the `id` of somebody in team.json;
 * `workingHours` gives `hours` as whole hours, for computing; the first call is offered on the `callDays` working days
 * after the reply.
 */
export const firstAnswer = {
  ...writtenAnswer.firstAnswer,
  workingHours: [
    writtenAnswer.firstAnswer.workingHours.from,
    writtenAnswer.firstAnswer.workingHours.to,
  ] as const,
};

/** Hours within which the "VIP support queue" answers. */
export const supportQueue = writtenQueue.supportQueue;
