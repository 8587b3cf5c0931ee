import { printable } from './table.ts';

export interface Terminal {
  /** Resolves when the text is taken, so that an export never piles up in memory. */
  write(text: string): Promise<void>;
  /** Progress and notes, which must not end up in an exported file. */
  note(text: string): void;
  /** Writes over the line of progress before; on a terminal only. */
  progress(text: string): void;
  now(): number;
}

/** Thrown for a mistyped command; the message says what to type instead. */
export class UsageError extends Error {}

/** Thrown when no lead has the id of the command. */
export class NotFoundError extends Error {}

export function noLead(id: string): NotFoundError {
  return new NotFoundError(`There is no lead with the id ${printable(id)}. See: npm run leads -- list`);
}

export function countLeads(leads: number): string {
  return `${leads} ${leads === 1 ? 'lead' : 'leads'}`;
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
