import { expect, test } from 'vitest';
import { nextSteps } from './next-steps.ts';
import { replyCalendar } from './reply-calendar.ts';

const received = new Date('2026-11-22T18:00:00Z');
const file = replyCalendar(nextSteps(received), {
  reader: 'Zoë Ångström, 机'.repeat(8),
  received,
  key: 'a1',
});
const unfolded = file.replaceAll('\r\n ', '');

test('every line ends as the format wants and has at most 75 octets', () => {
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

test('the reply has its hours, the call its days, each an id of its own', () => {
  expect(unfolded).toContain('DTSTART:20261123T140000Z\r\nDTEND:20261123T220000Z');
  expect(unfolded).toMatch(/DTSTART;VALUE=DATE:20261124\r\nDTEND;VALUE=DATE:\d{8}\r\n/);
  expect(new Set(unfolded.match(/UID:.+/g)).size).toBe(2);
});

test('commas in a text are escaped', () => {
  expect(unfolded).toContain('Ångström\\, 机');
});

test('a company’s name is escaped wherever the format takes a text', () => {
  const lines = replyCalendar(nextSteps(received), {
    ...{ reader: 'Zoë', received, key: 'a1' },
    company: 'Weber, Sons; A\\B\nCo',
  })
    .replaceAll('\r\n ', '')
    .split('\r\n');
  expect(lines).toContain(String.raw`PRODID:-//Weber\, Sons\; A\\B\nCo//Contact//EN`);
  expect(lines).toContain(String.raw`UID:a1-reply@weber\, sons\; a\\b\nco`);
  for (const line of lines.filter(Boolean)) expect(line).toMatch(/^[A-Z]+[:;=]/);
});

test('a name of any signs is printed as it is', () => {
  const entries = replyCalendar(nextSteps(received), {
    ...{ reader: 'A$AP', received, key: 'a1' },
    company: "Ca$$h $& $' Carry",
  }).replaceAll('\r\n ', '');
  expect(entries.split("Ca$$h $& $' Carry")).toHaveLength(4);
});
