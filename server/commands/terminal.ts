import { printable } from '../printable.ts';

export interface Terminal {
  /** Resolves when the text is taken, so that an export never piles up in memory. */
  write(text: string): Promise<void>;
  /** What must not end up in an exported file. */
  note(text: string): void;
  now(): number;
}

export class UsageError extends Error {}

export class NotFoundError extends Error {}

export function noLead(id: string): NotFoundError {
  return new NotFoundError(
    `There is no lead with the id ${printable(id)}. See: npm run leads -- list`,
  );
}

export function countLeads(leads: number): string {
  return `${leads} ${leads === 1 ? 'lead' : 'leads'}`;
}

export function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

export function isoMinute(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}

export function isoSecond(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** @param right columns of numbers */
export function formatTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
): string {
  const lines = [head, ...rows].map((row) => row.map(printable));
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => width(line[column] ?? ''))),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => {
          const padding = ' '.repeat((widths[column] ?? 0) - width(cell));
          return right.includes(column) ? padding + cell : cell + padding;
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function shorten(text: string, max: number): string {
  const characters = [...text];
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`;
}

function width(text: string): number {
  return [...text].length;
}
