import { expect, test } from 'vitest';
import { daysAfter } from '#model/calendar-day.ts';
import { isWorkingDay } from '#model/working-days.ts';
import { type AnswerTimes, replyCalendar, replyDates } from './reply-dates.ts';

const times: AnswerTimes = { workingHours: [9, 17], callDays: 3, proofWeeks: 2 };

test('a request of Wednesday evening before Thanksgiving is answered on Friday', () => {
  // Already Thursday in London, still Wednesday in New York.
  expect(replyDates(new Date('2026-11-26T01:00:00Z'), times).reply).toBe('2026-11-27');
});

test('whenever a request comes, its steps are working days in their order', () => {
  for (let day = '2026-11-01'; day < '2027-11-01'; day = daysAfter(day, 1)) {
    const { reply, call, start, proof } = replyDates(new Date(`${day}T15:00:00Z`), times);
    expect(reply > day).toBe(true);
    expect([reply, call.from, call.to].every(isWorkingDay)).toBe(true);
    expect(call.from > reply && call.to >= call.from && start > call.to).toBe(true);
    expect(proof).toBe(daysAfter(start, 14));
  }
});

function calendarFor(company: string, reader: string): string {
  const received = new Date('2026-11-22T18:00:00Z');
  const words = {
    reply: '{company} replies',
    call: 'First call with {company}',
    about: '{reader} has read it.',
  };
  const facts = { times, words, reader, company, received, key: 'a1' };
  return replyCalendar(replyDates(received, times), facts);
}

test.each([
  ['Acme', 'Zoë Ångström, 机'.repeat(8)],
  ['Weber, Sons; A\\B\nCo', 'Zoë'],
  ["Ca$$h $& $' Carry", 'A$AP'],
])('the calendar of %j has lines of the format, with every name as it is', (company, reader) => {
  const file = calendarFor(company, reader);
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const unfolded = file.replaceAll('\r\n ', '');
  const escaped = (name: string) => name.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
  expect(unfolded).toContain(`SUMMARY:${escaped(company)} replies\r\n`);
  expect(unfolded).toContain(`DESCRIPTION:${escaped(reader)} has read it.\r\n`);
  expect(unfolded).toContain('DTSTART:20261123T140000Z\r\nDTEND:20261123T220000Z');
  expect(unfolded).toMatch(/DTSTART;VALUE=DATE:20261124\r\nDTEND;VALUE=DATE:\d{8}\r\n/);
  expect(new Set(unfolded.match(/UID:.+/g)).size).toBe(2);
});
