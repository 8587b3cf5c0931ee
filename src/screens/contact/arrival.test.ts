import { expect, test } from 'vitest';
import { daysAfter, isWorkingDay } from '#model/calendar-day.ts';
import type { Channel } from '#weave/channels.ts';
import { channelsOf, matchingCases } from './arrival.tsx';
import { type AnswerTimes, replyCalendar, replyDates } from './reply-dates.ts';

const WORDS: Parameters<typeof channelsOf>[1] = [
  { channel: 'voice', words: ['call', 'phone'] },
  { channel: 'email', words: ['mail', 'e-mail'] },
  { channel: 'docs', words: ['quot', 'invoice'] },
];
const study = (slug: string, channels: Channel[], words: string[]) => ({ slug, channels, words });
const CASES = [
  study('club', ['chat'], ['club', 'member']),
  study('quotes', ['docs', 'email'], ['quot', 'water']),
  study('venue', ['voice'], ['booking']),
];

test.each([
  ['We mail 300 quotes and answer calls.', ['email', 'docs', 'voice'], ['quotes', 'venue']],
  ['Water, by phone, by phone', ['voice'], ['quotes', 'venue']],
  ['The phone rings', ['voice'], ['venue', 'club']],
  ['Recall nothing', [], ['club', 'quotes']],
  ['INVOICES [(', ['docs'], ['quotes', 'club']],
])(
  'of %j come the channels in its order, and the cases by trade, channel and showcase',
  (request, ...found) => {
    const channels = channelsOf(request, WORDS);
    expect([channels, matchingCases(request, channels, CASES).map(({ slug }) => slug)]).toEqual(
      found,
    );
  },
);

const times: AnswerTimes = { workingHours: [9, 17], callDays: 3, proofWeeks: 2 };

test('whenever a request comes, its steps are working days in their order', () => {
  // Already Thursday in London, still Wednesday before Thanksgiving in New York.
  expect(replyDates(new Date('2026-11-26T01:00:00Z'), times).reply).toBe('2026-11-27');
  for (let day = '2026-11-01'; day < '2027-11-01'; day = daysAfter(day, 1)) {
    const dates = replyDates(new Date(`${day}T15:00:00Z`), times);
    const { reply, callFrom, callTo } = dates;
    expect(Object.values(dates).toSorted()).toEqual(Object.values(dates));
    expect(reply > day).toBe(true);
    expect([reply, callFrom, callTo].every(isWorkingDay)).toBe(true);
  }
});

test.each([
  ['Acme', 'Zoë Ångström, 机'.repeat(8)],
  ['Weber, Sons; A\\B\nCo', 'Zoë'],
  ["Ca$$h $& $' Carry", 'A$AP'],
])('the calendar of %j has lines of the format, with every name as it is', (company, reader) => {
  const received = new Date('2026-11-22T18:00:00Z');
  const words = { reply: '{company} replies', call: 'Call', about: '{reader} has read it.' };
  const facts = { times, words, reader, company, received, key: 'a1' };
  const file = replyCalendar(replyDates(received, times), facts);
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
  }
  const unfolded = file.replaceAll('\r\n ', '');
  const escaped = (name: string) => name.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
  expect(unfolded).toContain(`SUMMARY:${escaped(company)} replies\r\n`);
  expect(unfolded).toContain(`DESCRIPTION:${escaped(reader)} has read it.\r\n`);
  expect(unfolded).toContain('DTSTART:20261123T140000Z\r\nDTEND:20261123T220000Z');
  expect(unfolded).toMatch(/DTSTART;VALUE=DATE:20261124\r\nDTEND;VALUE=DATE:\d{8}\r\n/);
});
