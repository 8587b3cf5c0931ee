import fc from 'fast-check';
import { daysAfter } from '#model/calendar-day.ts';
import { readSite } from '#model/read-site.ts';
import { checkout, siteOf, withFacts } from '#model/testing/checkout.ts';
import { expectTable } from '#model/testing/table.ts';
import { dayIn, type Holidays, instantIn, isWorkingDay, workingDayAfter } from './working-days.ts';

const workingDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const moving = { workingDays, holidaysMove: true };

/** 5 U.S.C. 6103(a). */
const US: Holidays = {
  ...moving,
  holidays: `01-01, third Monday of January, third Monday of February, last Monday of May,
    06-19, 07-04, first Monday of September, second Monday of October,
    11-11, fourth Thursday of November, 12-25`.split(/,\s+/),
  saturdayMoves: 'Friday',
};
/** Schedule 1 of the Banking and Financial Dealings Act 1971, and Christmas and Good Friday. */
const ENGLAND: Holidays = {
  ...moving,
  holidays: `01-01, Easter-2, Easter+1, first Monday of May, last Monday of May,
    last Monday of August, 12-25, 12-26`.split(/,\s+/),
  saturdayMoves: 'Monday',
};
const FIXED = ['01-01', '01-02', '05-01', '08-01', '12-25', '12-26'];
const ZURICH: Holidays = {
  workingDays,
  holidays: [...FIXED, 'Easter-2', 'Easter', 'Easter+1', 'Easter+39', 'Easter+50'],
  holidaysMove: false,
  saturdayMoves: 'Friday',
};
/** Act on National Holidays, article 3: of a Saturday nothing moves. */
const JAPAN: Holidays = {
  ...moving,
  holidays: ['05-03', '05-04', '05-05'],
  saturdayMoves: 'nowhere',
};

const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, index) => daysAfter(`${year}-01-01`, index)).filter((day) =>
    day.startsWith(String(year)),
  );
const isWeekend = (day: string) => new Date(day).getUTCDay() % 6 === 0;

const onDays = (days: readonly string[]) =>
  siteOf(withFacts(checkout, { 'first-answer': { workingDays: days } }));

test('a company of other days answers on them, in words and in the count', async () => {
  const { figures: ofTwo } = await onDays(['Monday', 'Tuesday']);
  expect(ofTwo.replyHours).toContain('Monday and Tuesday');
  const other = ['Sunday', ...workingDays.slice(0, 4)];
  const { contactForm, figures, pricing } = await onDays(other);
  // A Friday and a Saturday lie between.
  expect(workingDayAfter('2026-11-19', contactForm.times)).toBe('2026-11-22');
  for (const words of [figures.replyHours, pricing.support.caption])
    expect(words).toContain('Sunday to Thursday');
});

const freeIn = (year: number, kept: Holidays) =>
  daysOf(year).filter((day) => !isWeekend(day) && !isWorkingDay(day, kept));

test.each([
  // New Year on a Saturday is kept in the old year, the Fourth on a Sunday on Monday.
  ['the US', US, [2026, 2027]],
  // With Easters that simpler rules miss.
  ['Zürich', ZURICH, [1954, 1981, 2026, 2027, 2038, 2285]],
  ['England', ENGLAND, [2026, 2027, 2033]],
  ['Japan’s May', JAPAN, [2025]],
])('the holidays of %s are those of its calendar', (_, kept, years) => {
  expectTable(years, (year) => freeIn(year, kept).join(' '));
});

const WEEKDAYS = Array.from({ length: 12 }, (_, month) => {
  const places = ['first', 'second', 'third', 'fourth', 'last'];
  const written = new Date(2027, month).toLocaleString('en-US', { month: 'long' });
  return `${places[month % 5]} ${workingDays[(2 * month) % 5]} of ${written}`;
});

test('a place, a weekday and a month name one day of a year', () => {
  const free = WEEKDAYS.map((name) => freeIn(2027, { ...ZURICH, holidays: [name] }));
  expect(free.map(({ length }) => length)).toEqual(WEEKDAYS.map(() => 1));
});

test('the file takes such names, and no others, no zone, no other words', async () => {
  const right = [...WEEKDAYS, '02-29', 'Easter', 'Easter-48', 'Easter+60', '2027-03-21'];
  const wrong = '1-1 02-30 11-31 2027-13-01 Easter+01 Labour'
    .split(' ')
    .concat('fifth Monday of May');
  const written = {
    workingDays: ['Monday', 'Lundi'],
    hours: 'Monday to Friday, 9:00 to {to}:00 Eastern',
    workingHours: { from: 17, to: 9 },
    zone: '+01:00',
    holidays: [...right, ...wrong],
  };
  const { problems } = await readSite(withFacts(checkout, { 'first-answer': written }));
  expect(problems).toMatchSnapshot();
});

const ZONES = ['America/New_York', 'Europe/Zurich', 'Asia/Kolkata', 'Pacific/Auckland'];

test.each(ZONES)('an hour of any day in %s is that hour on the clocks there', (zone) => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 36_500 }),
      fc.integer({ min: 0, max: 23 }),
      (days, hour) => {
        const day = daysAfter('2000-01-01', days);
        const instant = instantIn(zone, day, hour);
        const [there, clock] = instant.toLocaleString('sv-SE', { timeZone: zone }).split(' ');
        expect([there, dayIn(zone, instant)]).toEqual([day, day]);
        // Where summer begins, the clocks skip an hour of the night.
        const skipped = hour === 2 && clock === '03:00:00';
        expect(skipped || clock === `${String(hour).padStart(2, '0')}:00:00`).toBe(true);
      },
    ),
  );
});

test('an hour that clocks skip is the next, of one that they show twice it is the first', () => {
  const hours: Parameters<typeof instantIn>[] = [
    ['America/New_York', '2027-03-14', 2],
    ['America/New_York', '2026-11-01', 1],
    ['America/New_York', '2027-03-14', 17],
    ['Asia/Kolkata', '2026-07-01', 24],
  ];
  expectTable(hours, (hour) => instantIn(...hour));
});
