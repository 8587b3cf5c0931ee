/**
 * Days as `YYYY-MM-DD`. Arithmetic is in UTC, where every day has 24 hours. Working days are Monday
 * to Friday, except US federal holidays.
 */

/** The visitor's day in a browser, the build machine's during a build. */
export function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const startOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** `2026-11-21` is "November 21, 2026". */
export function longDate(day: string): string {
  return startOf(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

const NEAR = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;

/** `2026-11-23` is "Monday, November 23". */
export function dayInWords(day: string): string {
  return startOf(day).toLocaleDateString('en-US', NEAR);
}

const ORDINAL_ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};

/** As in the documentation: `2025-05-18` is "May 18th, 2025". */
export function ordinalDate(day: string): string {
  const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });
  return longDate(day).replace(
    /\d+(?=,)/,
    (number) => number + (ORDINAL_ENDINGS[rules.select(Number(number))] ?? 'th'),
  );
}

export function daysAfter(day: string, days: number): string {
  return new Date(startOf(day).getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

const ZONE = 'America/New_York';
/** Put together below: the order of `en-CA`'s short dates differs between browsers. */
const DAY_PARTS = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: ZONE } as const;

export function easternDay(instant: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', DAY_PARTS).formatToParts(instant);
  return ['year', 'month', 'day']
    .map((part) => parts.find(({ type }) => type === part)?.value)
    .join('-');
}

/** The instant of a full hour of a day in Eastern time. */
export function easternInstant(day: string, hour: number): Date {
  const hourThere = new Intl.DateTimeFormat('en-US', {
    timeZone: ZONE,
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const guesses = [4, 5].map(
    (behind) => new Date(startOf(day).getTime() + (hour + behind) * 3_600_000),
  );
  const found = guesses.find((guess) => Number(hourThere.format(guess)) === hour);
  if (!found)
    throw new Error(
      `No instant is ${hour}:00 of ${day} in ${ZONE}: pass a full hour from 4 to 23.`,
    );
  return found;
}

/** A day `count` working days after one that need not be one itself. */
export function workingDayAfter(day: string, count = 1): string {
  let found = day;
  for (let left = count; left > 0; ) {
    found = daysAfter(found, 1);
    if (isWorkingDay(found)) left -= 1;
  }
  return found;
}

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

/** On or after a day: the third Monday of a month is the first from the 15th on. */
const weekdayFrom = (day: string, wanted: number) =>
  daysAfter(day, (wanted - weekday(day) + 7) % 7);
const weekday = (day: string) => startOf(day).getUTCDay();

export const mondayAfter = (day: string) => weekdayFrom(daysAfter(day, 1), MONDAY);

export function isWorkingDay(day: string): boolean {
  const year = Number(day.slice(0, 4));
  const free = [year, year + 1].flatMap(holidays).map(keptOn);
  return ![SATURDAY, SUNDAY].includes(weekday(day)) && !free.includes(day);
}

/** Saturday's is kept on Friday, Sunday's on Monday. */
function keptOn(holiday: string): string {
  if (weekday(holiday) === SATURDAY) return daysAfter(holiday, -1);
  return weekday(holiday) === SUNDAY ? daysAfter(holiday, 1) : holiday;
}

/** 5 U.S.C. 6103(a). */
function holidays(year: number): string[] {
  const fixed = ['01-01', '06-19', '07-04', '11-11', '12-25'].map((date) => `${year}-${date}`);
  const mondays = ['01-15', '02-15', '05-25', '09-01', '10-08'].map((date) =>
    weekdayFrom(`${year}-${date}`, MONDAY),
  );
  return [...fixed, ...mondays, weekdayFrom(`${year}-11-22`, THURSDAY)];
}
