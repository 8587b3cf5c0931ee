import { dayInWords } from '#model/calendar-day.ts';
import { arrivalWords } from '#model/facts/contact-facts.ts';
import type { NextSteps } from './next-steps.ts';
import { TimedSteps } from './timed-steps.tsx';

/** Steps after a request, each with its days. */
export function StepsInDays({ steps: { reply, call, start, proof } }: { steps: NextSteps }) {
  const days: Record<string, string> = { reply, callFrom: call.from, callTo: call.to, start, proof };
  const withDays = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const day = days[name];
      return day ? dayInWords(day) : whole;
    });
  const dated = arrivalWords.steps.map(({ when, what }) => ({
    when: withDays(when),
    what: withDays(what),
  }));
  return <TimedSteps areDates steps={dated} />;
}
