import { erasureWords } from '#leads/erase-after.ts';
import { dayInWords, hourName, isZone, ordinalDate } from './calendar-day.ts';
import { dayName } from './ledger.ts';
import { longDate } from './reader-day.ts';
import { asResult, capital, count, list, withUnits } from './sentence.ts';
import { expectTable } from './testing/table.ts';

test('a number and its unit are not parted by the end of a line', () => {
  expectTable(['3 working days', 'within 4.5 days, 58%'], withUnits);
});

test('a zone is a place, whose summer is known', () => {
  const names = ['EST', '+01:00', 'Mars/Base', 'America/New_York', 'Etc/UTC'];
  expect(names.filter(isZone)).toEqual(['America/New_York', 'Etc/UTC']);
});

test('lists, counts and days are told in words', () => {
  const words = ['calls', 'mail', 'a report', 'B'];
  const rows = [0, 1, 2, 3, 4, 12, 13, 18, 19, 90, 91].map((amount) => {
    const names = `${list(words.slice(0, amount))}.`;
    const counted = [capital(count(amount, 'tool')), count(amount, 'reply', 'replies')];
    const cut = asResult('One two, three – x.', amount);
    return [names, ...counted, dayName(amount), cut].join(' | ');
  });
  expect(rows.join('\n')).toMatchSnapshot();
  expect(['n8n runs', 'a run'].map(capital)).toEqual(['n8n runs', 'A run']);
  const days = '01-01 02-02 03-03 04-04 05-11 06-12 07-13 08-21 09-22 10-23 12-31 02-29'.split(' ');
  const written = [dayInWords, longDate, ordinalDate];
  expectTable(days, (day) => written.map((write) => write(`2028-${day}`)).join(' | '));
  const hours = (hour: number) => ['en-US', 'de-CH'].map((numbers) => hourName(hour, numbers));
  expectTable([0, 9, 12, 17, 24], hours);
  expectTable(['30d', 'off'], erasureWords);
  expect(() => erasureWords('1y')).toThrow('LEADS_ERASE_AFTER is "1y".');
});
