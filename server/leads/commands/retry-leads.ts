import type { LeadStore } from '../store.ts';
import { type Selection, walkLeads } from './lead-selection.ts';
import { stateCounts } from './show-stats.ts';
import { countLeads, NotFoundError, noLead, type Terminal } from './terminal.ts';

/** `retry ID`: delivers one lead again or at last, whatever its state. */
export async function retryLead(store: LeadStore, terminal: Terminal, id: string): Promise<void> {
  if (!(await store.retry(id))) throw noLead(id);
  terminal.note(`Lead ${id} will be delivered by a running server that has CONTACT_WEBHOOK_URL.`);
}

/** `retry --dead`: all that were given up. */
export async function retryDeadLeads(store: LeadStore, terminal: Terminal): Promise<void> {
  const count = await store.retryDead();
  terminal.note(`${count} dead ${count === 1 ? 'lead' : 'leads'} will be delivered again.`);
}

export interface ReplayOptions {
  selection: Selection;
  /** False to print only what would be done. */
  isMeant: boolean;
}

const CHUNK = 500;

/** `replay`: delivers the chosen leads again, whatever their state. */
export async function replayLeads(
  store: LeadStore,
  terminal: Terminal,
  { selection, isMeant }: ReplayOptions,
): Promise<void> {
  const ids: string[] = [];
  const byState = { pending: 0, delivered: 0, quarantined: 0, dead: 0 };
  const onLook = (looked: number) => terminal.progress(`${looked} leads looked at`);
  // All of them first: a lead that is due again could be met a second time.
  for await (const lead of walkLeads(store, selection, { order: 'oldest', onLook })) {
    ids.push(lead.id);
    byState[lead.state] += 1;
  }
  if (ids.length === 0) throw new NotFoundError('No lead fits. Nothing was changed.');
  const what = `${countLeads(ids.length)} (${stateCounts(byState)})`;
  if (!isMeant) {
    terminal.note(
      `${what} would be delivered again, each with the webhook-id it had: a receiver that drops repetitions takes none twice. Nothing was changed. To do it, add --yes.`,
    );
    return;
  }
  let done = 0;
  for (let start = 0; start < ids.length; start += CHUNK) {
    const again = await Promise.all(ids.slice(start, start + CHUNK).map((id) => store.retry(id)));
    done += again.filter(Boolean).length;
    terminal.progress(`${done} of ${ids.length} leads`);
  }
  terminal.note(`${what} will be delivered by a running server that has CONTACT_WEBHOOK_URL.`);
}
