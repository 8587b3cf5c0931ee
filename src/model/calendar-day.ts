/** Calendar days as `YYYY-MM-DD`, and the one place the site asks what day it is. */

/** Today, where this runs: the visitor's day in a browser, the build machine's during a build. */
export function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const longFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Long US format: `2026-11-21` is "November 21, 2026". */
export function longDate(day: string): string {
  return longFormat.format(new Date(`${day}T00:00:00Z`));
}

const weekdayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A day near to today: `2026-11-23` is "Monday, November 23". */
export function dayInWords(day: string): string {
  return weekdayFormat.format(new Date(`${day}T00:00:00Z`));
}

const ORDINAL_ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** The format of the documentation: `2025-05-18` is "May 18th, 2025". */
export function ordinalDate(day: string): string {
  const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });
  return longDate(day).replace(
    /\d+(?=,)/,
    (number) => number + (ORDINAL_ENDINGS[rules.select(Number(number))] ?? 'th'),
  );
}

/** Day that is `days` later. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
