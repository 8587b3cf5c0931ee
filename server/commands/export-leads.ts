import { answerOf, PAYLOAD_KEYS } from '#leads/lead-fields.ts';
import type { StoredLead } from '../leads/store.ts';
import { type Call, countLeads, isoSecond, readSelection, UsageError, walkLeads } from './call.ts';

const COLUMNS = ['id', 'receivedAt', 'state', 'attempts', 'deliveredAt', 'page'] as const;

/** Spreadsheets on Windows read a CSV file without it as Latin-1. */
const BYTE_ORDER_MARK = '\ufeff';

export async function exportLeads(call: Call) {
  const { csv: isCsv, json } = call.values;
  if (isCsv === json) throw new UsageError('Use: npm run leads -- export --csv, or --json');
  const selection = readSelection(call);
  const { store, terminal } = call;
  const head = csvLine([...COLUMNS, ...PAYLOAD_KEYS, 'emailConsent', 'smsConsent']);
  await terminal.write(isCsv ? BYTE_ORDER_MARK + head : '[');
  let done = 0;
  for await (const lead of walkLeads(store, selection, 'oldest')) {
    const comma = done === 0 ? '' : ',';
    await terminal.write(isCsv ? csvLead(lead) : `${comma}\n${JSON.stringify(jsonLead(lead))}`);
    done += 1;
  }
  if (json) await terminal.write('\n]\n');
  terminal.note(`Exported ${countLeads(done)}.`);
}

const isoTime = (time: number | null) => (time === null ? null : new Date(time).toISOString());

const jsonLead = (lead: StoredLead) => ({
  ...lead,
  receivedAt: isoTime(lead.receivedAt),
  nextAttemptAt: isoTime(lead.nextAttemptAt),
  deliveredAt: isoTime(lead.deliveredAt),
  consents: lead.consents.map((consent) => ({ ...consent, givenAt: isoTime(consent.givenAt) })),
});

function csvLead(lead: StoredLead) {
  const consent = (channel: 'email' | 'sms') => {
    const given = lead.consents.find((entry) => entry.channel === channel);
    return given ? `version ${given.version} at ${isoSecond(given.givenAt)}` : '';
  };
  return csvLine([
    lead.id,
    isoSecond(lead.receivedAt),
    lead.state,
    String(lead.attempts),
    isoSecond(lead.deliveredAt),
    lead.page,
    ...PAYLOAD_KEYS.map((key) => String(answerOf(lead.payload, key))),
    consent('email'),
    consent('sms'),
  ]);
}

/**
 * One line of RFC 4180 CSV. Where a spreadsheet would begin a formula, a single quote comes first:
 * what visitors type must not run on the machine of who opens the export.
 */
export const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

/**
 * Such a sign, also in its full width, where a cell may begin: a spreadsheet may split at
 * semicolons, tabs and line breaks, and drops spaces and signs that nobody sees.
 */
const FORMULA = /(^|[;\t\r\n])([\s\p{Default_Ignorable_Code_Point}]*)(?=[=+\-@＝＋－＠])/gu;

/** At worst a sum of numbers; another program would keep the quote of a phone number. */
const PHONE = /^\+\d[\d ()./-]{5,}$/;

function csvCell(text: string) {
  const safe = PHONE.test(text) ? text : text.replace(FORMULA, "$1$2'");
  return /^[\w@.:/+' -]*$/.test(safe) ? safe : `"${safe.replaceAll('"', '""')}"`;
}
