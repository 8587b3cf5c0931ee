import type { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import type { Env } from '../environment.ts';
import type { LeadStore } from '../leads/queries.ts';
import { LEAD_STATES, type LeadFilter, type LeadPage, type LeadState } from '../leads/store.ts';
import { printable } from '../printable.ts';
import { ToldError } from '../told-error.ts';

export interface Terminal {
  /** Resolves when the text is taken, so that an export never piles up in memory. */
  write(text: string): Promise<void>;
  /** What must not end up in an exported file. */
  note(text: string): void;
  now(): number;
}

export class UsageError extends ToldError {}

export class NotFoundError extends ToldError {}

export const noLead = (id: string) =>
  new NotFoundError(`There is no lead with the id ${printable(id)}. See: npm run leads -- list`);

export const countLeads = (leads: number) => `${leads} ${leads === 1 ? 'lead' : 'leads'}`;

export const isoSecond = (time: number | null) =>
  time === null ? '' : `${new Date(time).toISOString().slice(0, 19)}Z`;

export const OPTIONS = {
  csv: { type: 'boolean' },
  json: { type: 'boolean' },
  yes: { type: 'boolean' },
  new: { type: 'boolean' },
  state: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  limit: { type: 'string' },
  'older-than': { type: 'string' },
} as const;

export interface Call {
  /** The word after the command; '' when it takes none. */
  operand: string;
  values: ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
  terminal: Terminal;
  /** Read when first asked for, as is the store: a typing error needs neither. */
  readonly env: Env;
  readonly store: LeadStore;
}

export function readSelection({ values: { state, since, until }, terminal }: Call): LeadFilter {
  const now = terminal.now();
  return {
    ...(state !== undefined && { states: readStates(state) }),
    ...(since !== undefined && { since: readTime('since', since, now) }),
    ...(until !== undefined && { until: readTime('until', until, now) }),
  };
}

const isLeadState = (text: string): text is LeadState =>
  LEAD_STATES.some((state) => state === text);

export function readStates(text: string) {
  const states = text.split(',');
  if (states.every(isLeadState)) return states;
  const wrong = states.find((state) => !isLeadState(state));
  throw new UsageError(`There is no state "${wrong}". The states are: ${LEAD_STATES.join(', ')}.`);
}

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;

/** `Date.parse` alone reads February 31 as March 3. */
const DAY_OR_MOMENT = z.union([z.iso.date(), z.iso.datetime({ local: true })]);

function readTime(name: string, text: string, now: number) {
  const [, count, unit] = /^(\d{1,5})([mhdw])$/.exec(text) ?? [];
  if (count !== undefined) return now - Number(count) * UNITS[unit as keyof typeof UNITS];
  // The schema knows the mark of UTC only after seconds.
  const bare = text.replace(/Z$/, '');
  if (!DAY_OR_MOMENT.safeParse(bare).success)
    throw new UsageError(
      `--${name} "${text}" is no time. Write a day (2026-11-22), a moment (2026-11-22T10:30Z) or how long ago (30m, 12h, 7d, 8w).`,
    );
  return Date.parse(`${bare}Z`);
}

const PAGE_SIZE = 500;

export async function* walkLeads(store: LeadStore, filter: LeadFilter, order: LeadPage['order']) {
  let after: number | undefined;
  for (;;) {
    const page = await store.page({ ...filter, order, after, limit: PAGE_SIZE });
    yield* page;
    if (page.length < PAGE_SIZE) return;
    after = page.at(-1)?.sequence;
  }
}
