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

export const noLead = (id: string) =>
  new NotFoundError(`There is no lead with the id ${printable(id)}. See: npm run leads -- list`);

export const countLeads = (leads: number) => `${leads} ${leads === 1 ? 'lead' : 'leads'}`;

export const isoTime = (time: number | null) =>
  time === null ? null : new Date(time).toISOString();

export const isoSecond = (time: number | null) =>
  time === null ? '' : `${new Date(time).toISOString().slice(0, 19)}Z`;
