import type { LeadStore, StoredLead } from '../store.ts';
import { formatTable, shorten } from '../table.ts';
import { jsonLead } from './export-leads.ts';
import { type Selection, walkLeads } from './lead-selection.ts';
import { countLeads, isoMinute, jsonText, noLead, type Terminal } from './terminal.ts';

export interface ListOptions {
  selection: Selection;
  limit: number;
  /** Only leads that came before the one with this id. */
  before: string | undefined;
  isJson: boolean;
}

/** `list`: one line per lead, newest first. */
export async function listLeads(store: LeadStore, terminal: Terminal, options: ListOptions): Promise<void> {
  const { selection, limit, before, isJson } = options;
  const after = before === undefined ? undefined : await sequenceOf(store, before);
  const leads: StoredLead[] = [];
  const onLook = (looked: number) => terminal.progress(`${looked} leads looked at`);
  for await (const lead of walkLeads(store, selection, { order: 'newest', after, onLook })) {
    if (leads.length === limit) {
      await print(leads, terminal, isJson);
      terminal.note(`${countLeads(limit)}, newest first. Older ones: add --before ${leads.at(-1)?.id}`);
      return;
    }
    leads.push(lead);
  }
  await print(leads, terminal, isJson);
  terminal.note(leads.length === 0 ? 'No leads.' : `${countLeads(leads.length)}, newest first.`);
  if (leads.some(({ state }) => state === 'quarantined')) terminal.note(QUARANTINE);
}

const QUARANTINE =
  'A quarantined lead may come from a machine: it is kept and not delivered until "retry ID", and its sender was told so. NOTE says why.';

async function sequenceOf(store: LeadStore, id: string): Promise<number> {
  const lead = await store.get(id);
  if (!lead) throw noLead(id);
  return lead.sequence;
}

async function print(leads: readonly StoredLead[], terminal: Terminal, isJson: boolean): Promise<void> {
  if (isJson) await terminal.write(jsonText(leads.map(jsonLead)));
  else if (leads.length > 0) await terminal.write(`${listTable(leads)}\n`);
}

function listTable(leads: readonly StoredLead[]): string {
  const rows = leads.map((lead) => [
    lead.id,
    isoMinute(lead.receivedAt),
    lead.state,
    String(lead.attempts),
    shorten(`${lead.payload.firstName} ${lead.payload.lastName}`, 24),
    shorten(lead.payload.email, 32),
    shorten(lead.payload.companyName, 24),
    shorten(lead.quarantineReason ?? lead.lastError ?? '', 40),
  ]);
  return formatTable(
    ['ID', 'RECEIVED (UTC)', 'STATE', 'TRIES', 'NAME', 'EMAIL', 'COMPANY', 'NOTE'],
    rows,
    [3],
  );
}
