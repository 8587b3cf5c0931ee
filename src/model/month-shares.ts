/**
 * A month as shares of the five areas of the pricing page, in their order: whole percentages, none below `allocation.least`,
 * 100 in all. A visitor takes a month along to the contact form in the address, which anybody can write, so the form
 * makes a sentence of its own around five numbers.
 */
import { allocation } from '#model/facts/pricing-facts.ts';
import { list } from './sentence.ts';

export type MonthShares = readonly number[];

const { areas, least } = allocation;
const WHOLE = 100;

/** The month that is shown first, and without JavaScript. */
export const exampleMonth: MonthShares = areas.map(({ percent }) => percent);

/** End of each area but the last, in percent of the month. */
export function edgesOf(shares: MonthShares): number[] {
  return shares.slice(0, -1).map((_, index) => sumOf(shares.slice(0, index + 1)));
}

/** Limits of the edge after an area: the areas on both sides keep the least share. */
export function edgeLimits(shares: MonthShares, index: number): { min: number; max: number } {
  const start = sumOf(shares.slice(0, index));
  return { min: start + least, max: start + (shares[index] ?? 0) + (shares[index + 1] ?? 0) - least };
}

/** The month with the edge after one area moved, as far as its limits allow. Its two areas share the sum between them. */
export function moveEdge(shares: MonthShares, index: number, to: number): MonthShares {
  const { min, max } = edgeLimits(shares, index);
  const edge = Math.min(max, Math.max(min, Math.round(Number.isFinite(to) ? to : min)));
  const start = min - least;
  const both = (shares[index] ?? 0) + (shares[index + 1] ?? 0);
  return shares.map((share, each) => {
    if (each === index) return edge - start;
    return each === index + 1 ? both - (edge - start) : share;
  });
}

/** "Custom AI system development 34 %, … and team training and knowledge transfer 10 %". */
export function monthInWords(shares: MonthShares): string {
  return list(areas.map(({ label }, index) => `${shares[index]} % ${index ? lowerFirst(label) : label}`));
}

/** The parameter of the contact form's address. */
export const MONTH_PARAMETER = 'month';

/** The contact form's address with a month in it. */
export function monthAddress(shares: MonthShares): string {
  return `/contact?${MONTH_PARAMETER}=${shares.join('-')}`;
}

/** Beginning of the line that describes a month in the form. */
const OPENING = 'We would divide the month like this: ';

/** The line for the form's free text; empty when the address brings no month, or one that the page cannot have made. */
export function monthLine(search: string): string {
  const written = new URLSearchParams(search).get(MONTH_PARAMETER) ?? '';
  if (!/^\d{1,2}(-\d{1,2}){4}$/.test(written)) return '';
  const shares = written.split('-').map(Number);
  const isMonth = sumOf(shares) === WHOLE && shares.every((share) => share >= least);
  return isMonth ? `${OPENING}${lowerFirst(monthInWords(shares))}.` : '';
}

/** Puts a line first. A month brought earlier is replaced; what the visitor wrote stays. */
export function withMonthLine(text: string, line: string): string {
  const [first = '', ...rest] = text.split('\n');
  const kept = first.startsWith(OPENING) ? rest.join('\n') : text;
  return kept ? `${line}\n${kept}` : line;
}

function sumOf(shares: MonthShares): number {
  return shares.reduce((sum, share) => sum + share, 0);
}

/** An area's name within a sentence. */
function lowerFirst(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
