import { LEAD_STATES, type LeadState, type LeadStore, type StoreStats } from '../store.ts';
import { formatTable } from '../table.ts';
import { isoSecond, jsonText, type Terminal } from './terminal.ts';

/** `stats`: how many leads are in which state. */
export async function showStats(store: LeadStore, terminal: Terminal, isJson: boolean): Promise<void> {
  const stats = await store.stats();
  if (isJson) return terminal.write(jsonText(withTimes(stats)));
  const { byState, total, oldestPendingAt, erased } = stats;
  const rows = [
    ...LEAD_STATES.map((state) => [state, String(byState[state])]),
    ['total', String(total)],
    ['erased', String(erased)],
  ];
  await terminal.write(`${formatTable(['STATE', 'LEADS'], rows, [1])}\n`);
  if (oldestPendingAt !== null)
    terminal.note(`The oldest pending lead came in at ${isoSecond(oldestPendingAt)}.`);
}

function withTimes({ oldestPendingAt, ...rest }: StoreStats) {
  return {
    ...rest,
    oldestPendingAt: oldestPendingAt === null ? null : new Date(oldestPendingAt).toISOString(),
  };
}

/** Such as "2 dead, 1 delivered". */
export function stateCounts(counts: Record<LeadState, number>): string {
  return LEAD_STATES.filter((state) => counts[state] > 0)
    .map((state) => `${counts[state]} ${state}`)
    .join(', ');
}
