/** The promised reply and the days of the first call as a file for the visitor's calendar (RFC 5545). */

import { site } from '#content/data/site.ts';
import { daysAfter } from '#model/calendar-day.ts';
import { arrivalWords } from '#model/facts/contact-facts.ts';
import { filledText } from '#model/facts/filled.ts';
import { type NextSteps, workingHours } from './next-steps.ts';

/** Longest line in octets, without the line break (RFC 5545, section 3.1). */
const LINE_LENGTH = 75;

/** @param key tells these entries from those of another request */
export function replyCalendar(
  steps: NextSteps,
  {
    reader,
    received,
    key,
    company = site.name,
  }: { reader: string; received: Date; key: string; company?: string },
): string {
  const { reply, call, about } = arrivalWords.calendar;
  const words = (written: string) => text(filledText(written, { company, reader }));
  const hours = workingHours(steps.reply);
  const stamp = `DTSTAMP:${instant(received)}`;
  return [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${text(`-//${company}//Contact//EN`)}`, 'BEGIN:VEVENT'],
    ...[`UID:${text(`${key}-reply@${company.toLowerCase()}`)}`, stamp],
    ...[`DTSTART:${instant(hours.from)}`, `DTEND:${instant(hours.to)}`],
    ...[`SUMMARY:${words(reply)}`, `DESCRIPTION:${words(about)}`],
    ...['TRANSP:TRANSPARENT', 'END:VEVENT', 'BEGIN:VEVENT'],
    ...[`UID:${text(`${key}-call@${company.toLowerCase()}`)}`, stamp],
    ...[
      `DTSTART;VALUE=DATE:${plain(steps.call.from)}`,
      `DTEND;VALUE=DATE:${plain(daysAfter(steps.call.to, 1))}`,
    ],
    ...[`SUMMARY:${words(call)}`, 'TRANSP:TRANSPARENT', 'END:VEVENT', 'END:VCALENDAR'],
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
