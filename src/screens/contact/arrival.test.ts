import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EMPTY_ANSWERS, type Lead } from '#leads/lead-fields.ts';
import { daysAfter } from '#model/calendar-day.ts';
import { readSite } from '#model/read-site.ts';
import { checkout, siteOf, withFacts } from '#model/testing/checkout.ts';
import type { Channel } from '#weave/channels.ts';
import { Arrival, channelsOf, matchingCases } from './arrival.tsx';
import { type AnswerTimes, replyCalendar, replyDates } from './reply-dates.ts';
import { isWorkingDay } from './working-days.ts';

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
])('of %j come channels in its order, and cases by trade and channel', (request, ...found) => {
  const channels = channelsOf(request, WORDS);
  expect([channels, matchingCases(request, channels, CASES).map(({ slug }) => slug)]).toEqual(
    found,
  );
});

test.each([
  ['no word', [], 'We sell pumps.', false],
  ['an accent', ['écri'], 'Nous écrivons des devis.', true],
  ['an accent within a word', ['crit'], 'Nous écritons.', false],
  ['an apostrophe', ["l'achat"], 'Avant l’achat', true],
  ['capitals', ['CRM'], 'Our crm', true],
  ['the end of a word', [String.raw`tél\b`], 'Par tél.', true],
  ['the end of a word', [String.raw`tel\b`], 'Par téléphone', false],
])('a list with %s, %j, is looked for in %j as it is', (_, words, request, isFound) => {
  const other = study('other', [], []);
  const found = matchingCases(request, [], [other, study('found', [], words)]);
  expect(found[0]?.slug).toBe(isFound ? 'found' : 'other');
  const channels = channelsOf(request, [{ channel: 'voice', words }]);
  expect(channels).toEqual(isFound ? ['voice'] : []);
});

test('a word list that would break a search is told with its remedy', async () => {
  const { problems } = await readSite(
    withFacts(checkout, { contact: ({ channelWords }) => (channelWords.voice = ['call', 'c++']) }),
  );
  expect(problems).toEqual([
    expect.stringMatching(
      /^content\/data\/contact.yaml, channelWords .*, voice, row 2: "c\+\+" is no .* Write its letters/,
    ),
  ]);
});

const times: AnswerTimes = {
  workingHours: [9, 17],
  callDays: 3,
  proofWeeks: 2,
  zone: 'America/New_York',
  zoneName: 'Eastern',
  holidays: ['fourth Thursday of November', '12-25'],
  holidaysMove: true,
};

test('the receipt names day and hour of the reply in the company’s zone', async () => {
  const { contactForm, figures, supportQueue } = await siteOf(
    withFacts(checkout, {
      'support-queue': ({ rows }) => Object.assign(rows[0], { answered: 'By 9:00 {zoneName}' }),
      'first-answer': (facts) =>
        Object.assign(facts, {
          hours: '{from}:00 to {to}:00 {zoneName}{exceptHolidays}',
          workingHours: { from: 8, to: 16 },
          zone: 'Europe/Zurich',
          zoneName: 'in Zürich',
          holidays: ['Easter+1'],
          holidaysName: 'our holidays',
        }),
    }),
  );
  const lead = { ...EMPTY_ANSWERS, firstName: 'Ada' } as Lead;
  // Holy Thursday in New York, and Good Friday in Zürich already.
  const received = new Date('2027-03-25T23:30:00Z');
  const props = { facts: contactForm, lead, received, bands: 8, children: null };
  const page = renderToStaticMarkup(createElement(Arrival, props));
  expect(page).toContain('March 26, 2027');
  expect(page).toMatch(/Answered by<[^A-Z]*>Tuesday, March 30, 16:00 in Zürich</);
  expect(decodeURIComponent(page)).toContain('DTSTART:20270330T060000Z\r\nDTEND:20270330T140000Z');
  expect(figures.replyHours).toBe('8:00 to 16:00 in Zürich, except our holidays');
  const answered = [figures.urgentAnswer, supportQueue.rows[0]?.answered];
  expect(answered).toEqual(Array(2).fill('By 9:00 in Zürich'));
  // Of a browser older than the zone: UTC’s day, without its hour.
  Object.assign(contactForm.times, { zone: 'Europe/Unheard' });
  const older = decodeURIComponent(renderToStaticMarkup(createElement(Arrival, props)));
  expect(older).toMatch(/Answered by<[^A-Z]*>Friday, March 26, 16:00 in Zürich</);
  expect(older).toContain('DTSTART;VALUE=DATE:20270326\r\nDTEND;VALUE=DATE:20270327');
});

test('whenever a request comes, its steps are working days in order', () => {
  // Already Thursday in London, still Wednesday before Thanksgiving in New York.
  expect(replyDates(new Date('2026-11-26T01:00:00Z'), times).reply).toBe('2026-11-27');
  for (let day = '2026-11-01'; day < '2027-11-01'; day = daysAfter(day, 1)) {
    const dates = replyDates(new Date(`${day}T15:00:00Z`), times);
    const { reply, callFrom, callTo } = dates;
    expect(Object.values(dates).toSorted()).toEqual(Object.values(dates));
    expect(reply > day).toBe(true);
    expect([reply, callFrom, callTo].every((one) => isWorkingDay(one, times))).toBe(true);
  }
});

test.each([
  ['Acme', 'Zoë Ångström, 机'.repeat(8)],
  ['Weber, Sons; A\\B\nCo', 'Zoë'],
  ["Ca$$h $& $' Carry", 'A$AP'],
])('the calendar of %j has lines of its format, and whole names', (company, reader) => {
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
