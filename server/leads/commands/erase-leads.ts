import { eraseByRule, type RetentionRule, retentionBound } from '../retention.ts';
import type { LeadStore } from '../store.ts';
import { formatTable } from '../table.ts';
import { stateCounts } from './show-stats.ts';
import { countLeads, isoMinute, isoSecond, jsonText, NotFoundError, type Terminal } from './terminal.ts';

/** `erase EMAIL`: removes every lead of an address for good. */
export async function eraseLeads(store: LeadStore, terminal: Terminal, email: string): Promise<void> {
  const count = await store.erase(email);
  if (count === 0) throw new NotFoundError('No lead has that email address. Nothing was erased.');
  terminal.note(`Erased ${countLeads(count)}. What was delivered before must be erased there too.`);
}

/** `erase --older-than AGE`: removes by a rule, or counts the leads it would remove. */
export async function eraseOldLeads(
  store: LeadStore,
  terminal: Terminal,
  { rule, isMeant }: { rule: RetentionRule; isMeant: boolean },
): Promise<void> {
  const now = terminal.now();
  const until = retentionBound(rule, now);
  const counts = await store.count({ until, states: rule.states });
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total === 0) throw new NotFoundError(`No lead is ${rule.text}. Nothing was erased.`);
  const what = `${countLeads(total)} (${stateCounts(counts)}) from before ${isoSecond(until)}`;
  if (!isMeant) {
    terminal.note(`${what} would be erased for good. Nothing was changed. To do it, add --yes.`);
    return;
  }
  const onBatch = (erased: number) => terminal.progress(`${erased} of ${total} leads`);
  const erased = await eraseByRule(store, rule, { now, onBatch });
  terminal.note(
    `Erased ${countLeads(erased)} (${rule.text}). What was delivered before must be erased there too, and backups still hold them.`,
  );
}

/** `erasures`: lists past erasures with time, rule and number; never whose leads they were. */
export async function listErasures(store: LeadStore, terminal: Terminal, isJson: boolean): Promise<void> {
  const erasures = await store.erasures();
  if (isJson) {
    const rows = erasures.map((erasure) => ({
      ...erasure,
      erasedAt: new Date(erasure.erasedAt).toISOString(),
    }));
    await terminal.write(jsonText(rows));
    return;
  }
  if (erasures.length === 0) return terminal.note('Nothing was erased.');
  const rows = erasures.map(({ erasedAt, leads, rule }) => [isoMinute(erasedAt), String(leads), rule]);
  await terminal.write(`${formatTable(['ERASED (UTC)', 'LEADS', 'RULE'], rows, [1])}\n`);
}
