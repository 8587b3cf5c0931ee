import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EMPTY_ANSWERS } from '#leads/lead-fields.ts';
import { hourName } from '#model/calendar-day.ts';
import { readSite } from '#model/read-site.ts';
import { checkout, withFacts } from '#model/testing/checkout.ts';
import { expectTable, linesOf, linesWithoutDrawings } from '#model/testing/table.ts';
import type { Channel } from '#weave/channels.ts';
import { AnswerCloth, Arrival, channelsOf, matchingCases } from './arrival.tsx';
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

test('of a request come channels in its order, and cases by trade and channel', () => {
  const requests = [
    'We mail 300 quotes and answer calls.',
    'Water, by phone, by phone',
    'The phone rings',
    'Recall nothing',
    'INVOICES [(',
  ];
  expectTable(requests, (request) => {
    const channels = channelsOf(request, WORDS);
    return [channels, matchingCases(request, channels, CASES).map(({ slug }) => slug)];
  });
});

test('a list of words is looked for as it is, accents and ends of words too', () => {
  const lists: [words: string[], request: string][] = [
    [[], 'We sell pumps.'],
    [['écri'], 'Nous écrivons des devis.'],
    [['crit'], 'Nous écritons.'],
    [["l'achat"], 'Avant l’achat'],
    [['CRM'], 'Our crm'],
    [['c.r.m.'], 'Our c.rxm.'],
    [[String.raw`tél\b`], 'Par tél.'],
    [[String.raw`tel\b`], 'Par téléphone'],
  ];
  expectTable(lists, ([words, request]) => [
    channelsOf(request, [{ channel: 'voice', words }]),
    matchingCases(request, [], [study('other', [], []), study('found', [], words)])[0]?.slug,
  ]);
});

test('a word list that would break a search is told with its remedy', async () => {
  const { problems } = await readSite(
    withFacts(checkout, { contact: ({ channelWords }) => (channelWords.voice = ['call', 'c++']) }),
  );
  expect(problems).toMatchSnapshot();
});

const times: AnswerTimes = {
  workingDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  workingHours: [9, 17],
  lastHour: '5 PM',
  callDays: 3,
  proofWeeks: 2,
  zone: 'America/New_York',
  zoneName: 'Eastern',
  holidays: ['fourth Thursday of November', '12-25'],
  holidaysMove: true,
  saturdayMoves: 'Friday',
};

test.each([
  ['Acme'.repeat(20), 'Zoë Ångström, 机'.repeat(8)],
  ['Weber, Sons; A\\B\nCo', 'Zoë'],
  ["Ca$$h $& $' Carry", 'A$AP'],
])('the calendar of %j has lines of its format, and whole names', (company, reader) => {
  const received = new Date('2026-11-22T18:00:00Z');
  const calendar = { reply: '{company} replies', call: 'Call', about: '{reader} has read it.' };
  const facts = { times, company, reader: { name: reader }, arrival: { calendar } } as never;
  const dates = replyDates(received, times);
  const file = replyCalendar(dates, facts, received, 'a1');
  const lines = file.split('\r\n');
  expect(lines.join('')).not.toMatch(/[\r\n]/);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toMatchSnapshot();
  const unfolded = file.replaceAll('\r\n ', '');
  const escaped = (name: string) => name.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
  expect(unfolded).toContain(`SUMMARY:${escaped(company)} replies\r\n`);
  expect(unfolded).toContain(`DESCRIPTION:${escaped(reader)} has read it.\r\n`);
});

const MOMENTS =
  `2026-11-20T22:59:59Z 2026-11-21T12:00Z 2026-11-23T04:59:59Z 2026-11-23T05:00Z 2026-11-25T20:00Z
  2026-11-26T12:00Z 2026-12-22T12:00Z 2026-12-24T23:59Z 2026-12-25T05:00Z 2026-12-31T12:00Z
  2027-01-01T04:59Z 2027-01-01T12:00Z 2027-03-12T12:00Z 2027-03-25T23:30Z 2027-03-26T12:00Z
  2027-10-29T12:00Z 2027-10-31T00:30Z 2027-11-05T12:00Z 2028-02-25T12:00Z 2028-02-28T12:00Z`.split(
    /\s+/,
  );
const ZURICH = { zone: 'Europe/Zurich', holidays: ['Easter-2', 'Easter+1', '01-01', '12-25'] };
const arrivalWords = {
  steps: [{ when: '{reply}, {callFrom}, {callTo}, {start}', what: 'By {proof}' }],
  calendar: { link: 'Calendar', file: 'a.ics', reply: 'Reply', call: 'Call', about: 'By {reader}' },
  cloth: 'A band for each.',
};
const receipt = (received: string, own: Partial<AnswerTimes>, answers: object = {}) => {
  const hours = { ...times, ...own };
  const facts = {
    arrival: arrivalWords,
    times: { ...hours, lastHour: hourName(hours.workingHours[1], 'en-US') },
    company: 'Looms',
    reader: { name: 'Ada', title: 'Engineer' },
    channelWords: WORDS,
    cases: [],
  } as never;
  const lead = { ...EMPTY_ANSWERS, ...answers } as never;
  const props = { facts, lead, received: new Date(received), bands: 3, children: null };
  return renderToStaticMarkup(createElement(Arrival, props));
};

test.each([
  ['New York', {}],
  ['Zürich', { ...ZURICH, workingHours: [8, 18] as const, callDays: 1, holidaysMove: false }],
  ['Kiritimati', { zone: 'Pacific/Kiritimati', holidays: [], callDays: 5 }],
])('of %s all days of the calendar file are those that the page names', (_, own) => {
  expectTable(MOMENTS, (received) => {
    const page = receipt(received, own);
    const [, file = ''] = /data:text\/calendar;charset=utf-8,([^"]*)/.exec(page) ?? [];
    const dates = decodeURIComponent(file).match(/(?<=^DT\w+(;VALUE=DATE)?:)\S+/gm);
    const named = page.match(
      /(?<=<b class="num">|<dt>Answered by<.dt><dd[^>]*>)[^<]*|By \w+, [^<]*/g,
    );
    return [dates, named].join(' | ');
  });
});

// Holy Thursday in New York, and Good Friday in Zürich already.
const RECEIVED = '2027-03-25T23:30Z';

test('a browser older than the zone tells the day of UTC, without its hour', () => {
  const older = receipt(RECEIVED, { ...ZURICH, zone: 'Europe/Unheard' });
  expect(
    linesWithoutDrawings(decodeURIComponent(older)).replace(/(?<=UID:)\w+/g, 'key'),
  ).toMatchSnapshot();
});

test('a receipt says who, about what and when, whatever was written', () => {
  const leads = ['Invoices by mail', 'Phone', 'We sell pumps.'].map((howCanWeHelp) => {
    const asked = { firstName: 'Zoë', lastName: 'B', companyName: 'A & B', howCanWeHelp };
    return linesWithoutDrawings(receipt('2026-11-21T12:00Z', {}, asked));
  });
  expect(leads.join('\n').replace(/(?<=UID%3A)\w+/g, 'key')).toMatchSnapshot();
});

test('the cloth has a band for each answer, in the channels of the request', () => {
  const cloths = [[], ['voice', 'docs'] satisfies Channel[]].map((channels) => {
    const cloth = createElement(AnswerCloth, { bands: 3, channels });
    return linesOf(renderToStaticMarkup(cloth)).replace(/ d="([^"]{24})[^"]*"/g, ' d="$1…"');
  });
  expect(cloths.join('\n\n')).toMatchSnapshot();
});
