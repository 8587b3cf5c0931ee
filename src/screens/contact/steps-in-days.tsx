import { dayInWords } from '#model/calendar-day.ts';
import { arrivalWords } from '#model/facts/contact-facts.ts';
import { filledText } from '#model/facts/filled.ts';
import type { NextSteps } from './next-steps.ts';
import { TimedSteps } from './timed-steps.tsx';

/** Steps after a request, each with its days. */
export function StepsInDays({ steps: { reply, call, start, proof } }: { steps: NextSteps }) {
  const days = { reply, callFrom: call.from, callTo: call.to, start, proof };
  const words = Object.fromEntries(Object.entries(days).map(([name, day]) => [name, dayInWords(day)]));
  const dated = arrivalWords.steps.map(({ when, what }) => ({
    when: filledText(when, words),
    what: filledText(what, words),
  }));
  return <TimedSteps areDates steps={dated} />;
}
