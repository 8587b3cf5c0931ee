import type { OwnNumbers } from '#leads/contact-address.ts';
import type { PricingFacts } from '#model/facts/pricing.ts';
import { filled } from '#model/filled.ts';
import { DAYS_A_YEAR, type UsedAgent } from '#model/first-year.ts';
import { type Currency, money } from '#model/money.ts';

export const FIELDS = [
  'hours',
  'people',
  'hourly',
] as const satisfies readonly (keyof OwnNumbers)[];

type OwnReturnFacts = PricingFacts['own'];

export interface NumbersRead {
  /** There are none until all three fit. */
  numbers: OwnNumbers | undefined;
  errors: Partial<Record<keyof OwnNumbers, string>>;
}

/** An empty field is no error yet. */
export function readNumbers(
  textOf: (field: keyof OwnNumbers) => string,
  { fields, refused, currency }: Pick<OwnReturnFacts, 'fields' | 'refused' | 'currency'>,
): NumbersRead {
  const errors: NumbersRead['errors'] = {};
  const [hours, people, hourly] = FIELDS.map((field) => {
    const { least, most } = fields[field];
    const number = readNumber(textOf(field), { least, most }, currency);
    const [from, to] = [least, most].map((limit) => limit.toLocaleString(currency.numbers));
    if (textOf(field).trim() && number === undefined)
      errors[field] = filled(refused, { least: String(from), most: String(to) });
    return number;
  });
  const isWhole = hours !== undefined && people !== undefined && hourly !== undefined;
  return { numbers: isWhole ? { hours, people, hourly } : undefined, errors };
}

/**
 * As people write it, by the marks of the company's language: "1,250", "$80", "7.5" and "7,5", or
 * "1.250,50".
 * @returns nothing for what is no number, or outside the limits
 */
export function readNumber(
  text: string,
  { least, most }: { least: number; most: number },
  currency: Currency,
): number | undefined {
  const sign = money(0, currency).replace(/[\d\s]/g, '');
  const bare = text
    .replace(sign, '')
    .replace(currency.currency, '')
    .replace(/[\s'’]/g, '');
  const hasComma = (0.5).toLocaleString(currency.numbers).includes(',');
  const pointed = hasComma ? bare.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ',')) : bare;
  const plain = pointed.replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  const isNumber = /^(\d+|\d{1,3}(,\d{3})+)?(\.\d+)?$/.test(plain) && plain !== '';
  const number = isNumber ? Number(plain.replaceAll(',', '')) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

/** The agent has the calendar of the example's first, and costs as much to run. */
export function ownAgent(
  { hours, people, hourly }: OwnNumbers,
  { agents: [like], ownHours, run }: Pick<OwnReturnFacts, 'agents' | 'ownHours' | 'run'>,
): UsedAgent {
  const saved = ((hours * people * hourly) / 7) * (DAYS_A_YEAR / 12);
  return { ...like, net: Math.max(0, saved - run), own: ownHours * hourly };
}
