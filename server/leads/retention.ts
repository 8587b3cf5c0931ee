import { setImmediate as nextTurn } from 'node:timers/promises';
import { ERASE_AFTER } from '#leads/erase-after.ts';
import type { Effects } from '../effects.ts';
import type { Log } from '../log.ts';
import type { LeadStore } from './queries.ts';
import { LEAD_STATES, type LeadState } from './store.ts';

type RetentionRule = ReturnType<typeof retentionRule>;

const DAY_MS = 86_400_000;

/** @param age such as `400d`; throws with how it is written */
export function retentionRule(age: string, states?: readonly LeadState[]) {
  const [, days] = ERASE_AFTER.exec(age.trim()) ?? [];
  if (days === undefined) throw new Error('must be an age in days such as 400d, or off');
  return {
    afterMs: Number(days) * DAY_MS,
    states: states ?? LEAD_STATES,
    /** As it is recorded. */
    text: `older than ${days}d${states ? ` and ${states.join(' or ')}` : ''}`,
  };
}

/** Leads erased at once; among 20,000 a batch delays a page by 20 ms at most. */
const BATCH = 50;

/** Resolves to their number, which is recorded; whose leads they were is not. */
export async function eraseByRule(
  store: Pick<LeadStore, 'eraseOlder'>,
  rule: RetentionRule,
  now: number,
) {
  const { afterMs, states, text } = rule;
  const batch = { until: now - afterMs, states, rule: text, erasedAt: now, limit: BATCH };
  let erased = 0;
  for (;;) {
    const count = await store.eraseOlder(batch);
    erased += count;
    if (count < BATCH) return erased;
    await nextTurn();
  }
}

/** A machine's clock is right by then; one set right later is noticed below. */
const FIRST_LOOK_MS = 600_000;
const LOOK_EVERY_MS = 3_600_000;

interface RetentionOptions {
  store: Pick<LeadStore, 'eraseOlder'>;
  effects: Pick<Effects, 'now'>;
  log: Log;
  rule: RetentionRule;
  firstLookMs?: number;
}

const CLOCK_TOLERANCE_MS = 3_600_000;

/**
 * Hourly, but not after the clock has jumped: a year ahead makes every lead a year older. A new
 * start takes its clock to be right.
 */
export function startRetention(options: RetentionOptions) {
  const { store, effects, log, rule, firstLookMs = FIRST_LOOK_MS } = options;
  const offset = () => effects.now() - performance.now();
  const offsetAtStart = offset();

  async function erase() {
    if (offset() - offsetAtStart > CLOCK_TOLERANCE_MS)
      throw new Error(
        'The clock has jumped since the start. When it is right, start the server again.',
      );
    const leads = await eraseByRule(store, rule, effects.now());
    if (leads > 0) log('info', 'leads.erased', { leads, rule: rule.text });
  }

  const look = () =>
    erase().catch((error: Error) => log('error', 'leads.erase-failed', { message: error.message }));
  const first = setTimeout(look, firstLookMs).unref();
  const others = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    stop: () => {
      clearTimeout(first);
      clearInterval(others);
    },
  };
}
