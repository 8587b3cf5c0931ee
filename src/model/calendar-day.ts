/** Days as `YYYY-MM-DD`. Arithmetic is in UTC, where every day has 24 hours. */
import { longDate, startOf } from './reader-day.ts';

const NEAR = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;

/** `2026-11-23` is "Monday, November 23". */
export const dayInWords = (day: string) => startOf(day).toLocaleDateString('en-US', NEAR);

const ORDINAL_ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};

/** As in the documentation: `2025-05-18` is "May 18th, 2025". */
export function ordinalDate(day: string) {
  const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });
  return longDate(day).replace(
    /\d+(?=,)/,
    (number) => number + (ORDINAL_ENDINGS[rules.select(Number(number))] ?? 'th'),
  );
}

export const daysAfter = (day: string, days: number) =>
  new Date(startOf(day).getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** "5 PM", or "17:00" where clocks count to 24. */
export function hourName(hour: number, numbers: string) {
  const { hour12 } = new Intl.DateTimeFormat(numbers, { hour: 'numeric' }).resolvedOptions();
  return hour12 ? `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}` : `${hour}:00`;
}

export function isZone(name: string) {
  try {
    // Intl also takes +01:00 and EST, which know no summer.
    return /^[A-Z]+\//i.test(name) && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}
