/**
 * A company answers on its working days, except its holidays. Days are `YYYY-MM-DD` in its zone.
 */
import { daysAfter, isZone } from '#model/calendar-day.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What the clocks of a zone show at an instant, as if they showed UTC. */
function clockIn(zone: string, instant: number) {
  // The order of the written parts differs between browsers.
  const parts = new Intl.DateTimeFormat('en-US', {
    // One that an older browser does not know is UTC there.
    timeZone: isZone(zone) ? zone : 'UTC',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  const day = [part('year'), part('month') - 1, part('day')] as const;
  return Date.UTC(...day, part('hour'), part('minute'), part('second'));
}

export function dayIn(zone: string, instant: Date) {
  return new Date(clockIn(zone, instant.getTime())).toISOString().slice(0, 10);
}

/**
 * The instant of a day's full hour in a zone: a skipped one is the next, of one shown twice the
 * first.
 */
export function instantIn(zone: string, day: string, hour: number) {
  const shown = Date.parse(day) + hour * HOUR;
  // One of the offsets a day before and a day after holds in between.
  const found = [shown - DAY, shown + DAY].map((near) => shown - (clockIn(zone, near) - near));
  return new Date(found.find((instant) => clockIn(zone, instant) === shown) ?? Math.max(...found));
}

export interface Holidays {
  /** As in `Monday`. */
  workingDays: readonly string[];
  /** As in `12-25`, `third Monday of January`, `Easter+1`, `2027-03-21`. */
  holidays: readonly string[];
  /** Sunday's is kept on the day after, or what is left of days like it after that. */
  holidaysMove: boolean;
  /** Where Sunday's moves. */
  saturdayMoves: 'Friday' | 'Monday' | 'nowhere';
}

/** A day `count` working days after one that need not be one itself. */
export function workingDayAfter(day: string, kept: Holidays, count = 1) {
  let found = day;
  for (let left = count; left > 0; ) {
    found = daysAfter(found, 1);
    if (isWorkingDay(found, kept)) left -= 1;
  }
  return found;
}

const [SUNDAY, MONDAY, FRIDAY, SATURDAY] = [0, 1, 5, 6];

const weekday = (day: string) => new Date(day).getUTCDay();

const weekdayAfter = (day: string, wanted: number) =>
  daysAfter(day, ((wanted - weekday(day) + 6) % 7) + 1);

export const mondayAfter = (day: string) => weekdayAfter(day, MONDAY);

export function isWorkingDay(day: string, kept: Holidays) {
  const { workingDays, holidays, holidaysMove, saturdayMoves } = kept;
  const isHoliday = (one: string) => namesOf(one).some((name) => holidays.includes(name));
  const at = weekday(day);
  if (!workingDays.some((name) => WRITTEN.format(new Date(day)).startsWith(name))) return false;
  if (isHoliday(day)) return false;
  if (!holidaysMove) return true;
  if (saturdayMoves === 'Friday' && at === FRIDAY) return !isHoliday(daysAfter(day, 1));
  // Two that follow one another, as at Christmas, are kept on two days.
  let owed = 0;
  for (let one = daysAfter(day, -1 - at); one < day; one = daysAfter(one, 1)) {
    const on = weekday(one);
    const isMoved = on === SUNDAY || (on === SATURDAY && saturdayMoves === 'Monday');
    if (isHoliday(one)) owed += Number(isMoved);
    else if (on !== SUNDAY && on !== SATURDAY) owed = Math.max(0, owed - 1);
  }
  return owed === 0;
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

/** "Monday, January 18", in the language of the list. One for all days, because it is slow to make. */
const WRITTEN = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

function namesOf(day: string) {
  const [weekday, month, date] = WRITTEN.format(new Date(day)).split(/\W+/);
  const places = [PLACES[Math.floor((Number(date) - 1) / 7)]];
  if (daysAfter(day, 7).slice(5, 7) !== day.slice(5, 7)) places.push('last');
  const easter = (Date.parse(day) - Date.parse(easterOf(Number(day.slice(0, 4))))) / DAY;
  return [
    day,
    day.slice(5),
    `Easter${easter > 0 ? '+' : ''}${easter || ''}`,
    ...places.map((place) => `${place} ${weekday} of ${month}`),
  ];
}

/** The Sunday after the Gregorian calendar's full moon of spring, by the computus of Gauss. */
function easterOf(year: number) {
  const [golden, century] = [year % 19, Math.floor(year / 100)];
  const leaps = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const moon = (leaps + 19 * golden + 15) % 30;
  const isEarlier = moon === 29 || (moon === 28 && golden > 10);
  return weekdayAfter(daysAfter(`${year}-03-21`, isEarlier ? moon - 1 : moon), SUNDAY);
}
