/** The days that follow a request, and a file of them for the visitor's calendar (RFC 5545). */
import { daysAfter } from '#model/calendar-day.ts';
import { filledText } from '#model/filled.ts';
import { easternDay, easternInstant, mondayAfter, workingDayAfter } from '#model/working-days.ts';

/** Times in which a request is answered: hours of a working day, days for the first call, weeks to the proof of concept. */
export interface AnswerTimes {
  workingHours: readonly [from: number, to: number];
  callDays: number;
  proofWeeks: number;
}

/** The days that follow a request, `YYYY-MM-DD` in Eastern time. */
export interface ReplyDates {
  /** A person has replied by the end of it. */
  reply: string;
  /** The first call is on one of these days, or between them. */
  call: { from: string; to: string };
  /** The earliest first week, and the proof of concept it would have. */
  start: string;
  proof: string;
}

export function replyDates(received: Date, { callDays, proofWeeks }: AnswerTimes): ReplyDates {
  const reply = workingDayAfter(easternDay(received));
  const call = { from: workingDayAfter(reply), to: workingDayAfter(reply, callDays) };
  const start = mondayAfter(call.to);
  return { reply, call, start, proof: daysAfter(start, proofWeeks * 7) };
}

/** Longest line in octets, without the line break (RFC 5545, section 3.1). */
const LINE_LENGTH = 75;

interface CalendarFacts {
  times: AnswerTimes;
  words: { reply: string; call: string; about: string };
  reader: string;
  company: string;
  received: Date;
  /** Tells these entries from those of another request. */
  key: string;
}

export function replyCalendar({ reply, call }: ReplyDates, facts: CalendarFacts): string {
  const { times, words, reader, company, received, key } = facts;
  const [from, to] = times.workingHours.map((hour) => instant(easternInstant(reply, hour)));
  const filled = (written: string) => text(filledText(written, { company, reader }));
  const entry = (name: string, lines: string[]) => [
    'BEGIN:VEVENT',
    `UID:${text(`${key}-${name}@${company.toLowerCase()}`)}`,
    `DTSTAMP:${instant(received)}`,
    ...lines,
    ...['TRANSP:TRANSPARENT', 'END:VEVENT'],
  ];
  return [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${text(`-//${company}//Contact//EN`)}`],
    ...entry('reply', [
      ...[`DTSTART:${from}`, `DTEND:${to}`],
      ...[`SUMMARY:${filled(words.reply)}`, `DESCRIPTION:${filled(words.about)}`],
    ]),
    ...entry('call', [
      ...[`DTSTART;VALUE=DATE:${plain(call.from)}`, `DTEND;VALUE=DATE:${plain(daysAfter(call.to, 1))}`],
      `SUMMARY:${filled(words.call)}`,
    ]),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

function instant(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function plain(day: string): string {
  return day.replaceAll('-', '');
}

function text(words: string): string {
  return words.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Breaks a long line between characters, never within one. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [result, length] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (length + size > LINE_LENGTH) {
      result += '\r\n ';
      length = 1;
    }
    result += character;
    length += size;
  }
  return result;
}
