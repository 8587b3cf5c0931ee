/**
 * Calendar days as `YYYY-MM-DD`, and the one place the site asks what day it is. The arithmetic is in UTC, where every day
 * has 24 hours. Working days are those on which people of the company answer: Monday to Friday, except US federal holidays.
 */

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

/** Put together here: how a locale orders its short dates, as `en-CA`, differs between browsers. */
const DAY_PARTS = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

const ZONE = 'America/New_York';
const WEEKDAY = { sunday: 0, monday: 1, thursday: 4, saturday: 6 } as const;

/** The day it is in Eastern time at an instant. */
export function easternDay(instant: Date): string {
  const format = new Intl.DateTimeFormat('en-US', { ...DAY_PARTS, timeZone: ZONE });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The instant at which it is a full hour of a day in Eastern time. */
export function easternInstant(day: string, hour: number): Date {
  const hourThere = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, hour: 'numeric', hourCycle: 'h23' });
  const guesses = [4, 5].map(
    (behind) => new Date(Date.parse(`${day}T00:00:00Z`) + (hour + behind) * 3_600_000),
  );
  const found = guesses.find((guess) => Number(hourThere.format(guess)) === hour);
  if (!found)
    throw new Error(`No instant is ${hour}:00 of ${day} in ${ZONE}: pass a full hour from 4 to 23.`);
  return found;
}

/** Working day that is `count` working days after a day, which need not be one itself. */
export function workingDayAfter(day: string, count = 1): string {
  let found = day;
  for (let left = count; left > 0; ) {
    found = daysAfter(found, 1);
    if (isWorkingDay(found)) left -= 1;
  }
  return found;
}

/** The first Monday after a day. */
export function mondayAfter(day: string): string {
  return daysAfter(day, ((WEEKDAY.monday - weekday(day) + 6) % 7) + 1);
}

export function isWorkingDay(day: string): boolean {
  const isWeekend = weekday(day) === WEEKDAY.saturday || weekday(day) === WEEKDAY.sunday;
  return !isWeekend && !isHoliday(day);
}

/** A holiday on a Saturday is kept on the Friday before, one on a Sunday on the Monday after. */
function isHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return [year, year + 1].flatMap(holidays).some((holiday) => keptOn(holiday) === day);
}

function keptOn(holiday: string): string {
  if (weekday(holiday) === WEEKDAY.saturday) return daysAfter(holiday, -1);
  return weekday(holiday) === WEEKDAY.sunday ? daysAfter(holiday, 1) : holiday;
}

/** 5 U.S.C. 6103(a). */
function holidays(year: number): string[] {
  const fixed = ['01-01', '06-19', '07-04', '11-11', '12-25'].map((date) => `${year}-${date}`);
  const mondays = ['01-15', '02-15', '05-25', '09-01', '10-08'].map((date) =>
    weekdayFrom(`${year}-${date}`, WEEKDAY.monday),
  );
  return [...fixed, ...mondays, weekdayFrom(`${year}-11-22`, WEEKDAY.thursday)];
}

/** The first such weekday on or after a day: the third Monday of a month is the one from the 15th on. */
function weekdayFrom(day: string, wanted: number): string {
  return daysAfter(day, (wanted - weekday(day) + 7) % 7);
}

function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
