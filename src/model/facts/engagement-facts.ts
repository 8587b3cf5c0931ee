/**
 * Facts of one engagement, shown by the home page, the introduction, the process, pricing, contact and the films. Amounts are US
 * dollars. Sums are computed in src/model/engagement-sums.ts, and its test fails when parts of this disagree.
 */
import {
  actionPlanFile,
  agreementTermsFile,
  calendarFile,
  firstAnswerFile,
  type MilestoneId,
  PHASES,
  type Phase,
  rateFile,
  SHARES,
  type ShareName,
  supportQueueFile,
  workedExampleFile,
} from './engagement.ts';

export { PHASES, type Phase, SHARES, type ShareName };

/**
 * Price of Business Partner and shortest recommended engagement. `lowest` is the rate of
 * `agreementTerms.year`; a piece has to return its cost in fewer
 * days of use than `returnDays`; `daysInMonth` is meant wherever a month is divided into days.
 */
export const rate = rateFile.read();

/** Terms on which an agreement begins, goes on and ends. */
export const { agreementTerms } = agreementTermsFile.read();

const written = calendarFile.read().calendar;

/** Days from the start to a milestone. Every one is in the file: their number is checked, and none stands twice. */
export function dayOf(id: MilestoneId): number {
  return written.milestones.find((milestone) => milestone.id === id)?.day ?? 0;
}

/** The first ninety days, an example apart from the proof of concept. Work in the weeks up to a day; the last row has no end. */
export const calendar = {
  ...written,
  weeks: written.weeks.map(({ until, ...row }) => ({ ...row, ...(until && { to: dayOf(until) }) })),
};

/** The proof of concept is aimed for within so many weeks. */
export const proofWeeks = Math.ceil(dayOf('proof') / 7);

export const { workedExample } = workedExampleFile.read();

/** An agent of the worked example: what it saves, what it costs to run, and from when it is used. */
export type Piece = (typeof workedExample.pieces)[number];

const plan = actionPlanFile.read().actionPlan;

/** The mutual action plan of the worked example. A row without a day is the day on which the first piece has returned its cost. */
export const actionPlan = {
  ...plan,
  rows: plan.rows.map(({ milestone, ...row }) => ({ ...row, ...(milestone && { day: dayOf(milestone) }) })),
};

const answer = firstAnswerFile.read().firstAnswer;

/**
 * Reader of a request and time of the answer, the same everywhere. The reader is the `id` of somebody on the team;
 * `workingHours` gives `hours` as whole hours, for computing; the first call is offered on the `callDays` working days
 * after the reply.
 */
export const firstAnswer = {
  ...answer,
  workingHours: [answer.workingHours.from, answer.workingHours.to] as const,
};

/** Hours within which the "VIP support queue" answers. */
export const { supportQueue } = supportQueueFile.read();
