/** The days that follow a request, and their calendar file (RFC 5545). */
import { daysAfter, isZone } from '#model/calendar-day.ts';
import type { ContactFormFacts } from '#model/facts/contact.ts';
import { filled } from '#model/filled.ts';
import { dayIn, instantIn, mondayAfter, workingDayAfter } from './working-days.ts';

export type AnswerTimes = ContactFormFacts['times'];

/** `YYYY-MM-DD`, in the company's zone. */
export function replyDates(received: Date, times: AnswerTimes) {
  const reply = workingDayAfter(dayIn(times.zone, received), times);
  const callFrom = workingDayAfter(reply, times);
  const callTo = workingDayAfter(reply, times, times.callDays);
  const start = mondayAfter(callTo);
  return { reply, callFrom, callTo, start, proof: daysAfter(start, times.proofWeeks * 7) };
}

/** Section 3.1 counts octets, without the line break. */
const LINE_LENGTH = 75;

/** @param key tells these entries from another request's */
export function replyCalendar(
  { reply, callFrom, callTo }: ReturnType<typeof replyDates>,
  { times, company, reader, arrival }: ContactFormFacts,
  received: Date,
  key: string,
) {
  const words = arrival.calendar;
  const [from, to] = times.workingHours.map((hour) => instant(instantIn(times.zone, reply, hour)));
  const told = (written: string) => text(filled(written, { company, reader: reader.name }));
  const entry = (name: string, lines: string[]) => [
    'BEGIN:VEVENT',
    `UID:${text(`${key}-${name}@${company.toLowerCase()}`)}`,
    `DTSTAMP:${instant(received)}`,
    ...lines,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${text(`-//${company}//Contact//EN`)}`,
    ...entry('reply', [
      ...(isZone(times.zone) ? [`DTSTART:${from}`, `DTEND:${to}`] : wholeDays(reply, reply)),
      `SUMMARY:${told(words.reply)}`,
      `DESCRIPTION:${told(words.about)}`,
    ]),
    ...entry('call', [...wholeDays(callFrom, callTo), `SUMMARY:${told(words.call)}`]),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

const instant = (date: Date) => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const plain = (day: string) => day.replaceAll('-', '');
const wholeDays = (from: string, to: string) => [
  `DTSTART;VALUE=DATE:${plain(from)}`,
  `DTEND;VALUE=DATE:${plain(daysAfter(to, 1))}`,
];
const text = (words: string) => words.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

function folded(line: string) {
  const lines = [''];
  for (const character of line) {
    const last = `${lines.at(-1)}${character}`;
    if (new TextEncoder().encode(last).length > LINE_LENGTH) lines.push(` ${character}`);
    else lines[lines.length - 1] = last;
  }
  return lines.join('\r\n');
}
