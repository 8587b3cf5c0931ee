import { daysAfter } from '#model/calendar-day.ts';
import { answerTimes } from '#model/facts/arrival-facts.ts';
import { easternDay, easternInstant, mondayAfter, workingDayAfter } from '#model/working-days.ts';

/** The days that follow a request, `YYYY-MM-DD` in Eastern time. */
export interface NextSteps {
  /** A person has replied by the end of it. */
  reply: string;
  /** The first call is on one of these days, or between them. */
  call: { from: string; to: string };
  /** The earliest first week, and the proof of concept it would have. */
  start: string;
  proof: string;
}

export function nextSteps(received: Date): NextSteps {
  const reply = workingDayAfter(easternDay(received));
  const call = { from: workingDayAfter(reply), to: workingDayAfter(reply, answerTimes.callDays) };
  const start = mondayAfter(call.to);
  return { reply, call, start, proof: daysAfter(start, answerTimes.proofWeeks * 7) };
}

/** The first and the last instant of a working day. */
export function workingHours(day: string): { from: Date; to: Date } {
  const [from, to] = answerTimes.workingHours;
  return { from: easternInstant(day, from), to: easternInstant(day, to) };
}
