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

export function isoSecond(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}
