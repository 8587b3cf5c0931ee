import { answerOf, PAYLOAD_KEYS } from '#leads/lead-fields.ts';
import { LEAD_STATES, type LeadStore, type StoredLead } from '../leads/store.ts';
import { type Selection, walkLeads } from './lead-selection.ts';
import { countLeads, isoSecond, type Terminal } from './terminal.ts';

const COLUMNS = ['id', 'receivedAt', 'state', 'attempts', 'deliveredAt', 'page'] as const;

/** Spreadsheets on Windows read a CSV file without it as Latin-1. */
const BYTE_ORDER_MARK = '\ufeff';
const CHUNK = 500;

interface ExportOptions {
  selection: Selection;
  format: 'csv' | 'json';
}

/** `export --csv | --json`: the chosen leads on standard output, oldest first, a page at a time. */
export async function exportLeads(
  store: LeadStore,
  terminal: Terminal,
  { selection, format }: ExportOptions,
): Promise<void> {
  const { text: _text, ...filter } = selection;
  const counts = await store.count(filter);
  const total = LEAD_STATES.reduce((sum, state) => sum + counts[state], 0);
  const onLook = (looked: number) => terminal.progress(`${looked} of ${total} leads`);
  let done = 0;
  let chunk =
    format === 'csv'
      ? BYTE_ORDER_MARK + csvLine([...COLUMNS, ...PAYLOAD_KEYS, 'emailConsent', 'smsConsent'])
      : '[';
  for await (const lead of walkLeads(store, selection, { order: 'oldest', onLook })) {
    chunk += format === 'csv' ? csvLead(lead) : `${done === 0 ? '' : ','}\n${JSON.stringify(jsonLead(lead))}`;
    done += 1;
    if (done % CHUNK !== 0) continue;
    await terminal.write(chunk);
    chunk = '';
  }
  await terminal.write(format === 'csv' ? chunk : `${chunk}\n]\n`);
  terminal.note(`Exported ${countLeads(done)}.`);
}

/** A lead with its times as other programs read them. */
export function jsonLead(lead: StoredLead) {
  const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  return {
    ...lead,
    receivedAt: iso(lead.receivedAt),
    nextAttemptAt: iso(lead.nextAttemptAt),
    deliveredAt: iso(lead.deliveredAt),
    consents: lead.consents.map((consent) => ({ ...consent, givenAt: iso(consent.givenAt) })),
  };
}

function csvLead(lead: StoredLead): string {
  const consent = (channel: 'email' | 'sms') => {
    const given = lead.consents.find((entry) => entry.channel === channel);
    return given ? `version ${given.version} at ${isoSecond(given.givenAt)}` : '';
  };
  return csvLine([
    lead.id,
    isoSecond(lead.receivedAt),
    lead.state,
    String(lead.attempts),
    lead.deliveredAt === null ? '' : isoSecond(lead.deliveredAt),
    lead.page,
    ...PAYLOAD_KEYS.map((key) => String(answerOf(lead.payload, key))),
    consent('email'),
    consent('sms'),
  ]);
}

/**
 * One line of RFC 4180 CSV, ended with CR LF. A text that a spreadsheet would run as a formula gets a single quote in
 * front, because what visitors type must not run on the machine of the person who opens the export.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * The characters that begin a formula, also in their full-width form, and after a tab or line break that a spreadsheet
 * would drop.
 */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
