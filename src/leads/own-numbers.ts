/**
 * The numbers of a visitor's own return, and its day, taken along from the prices to the form.
 * Anybody can write the address: the form makes a sentence of its own around them.
 */

export const NUMBERS_PARAMETER = 'numbers';

export interface OwnNumbers {
  /** Hours a week one person would win back. */
  hours: number;
  people: number;
  /** An hour of their work, in dollars. */
  hourly: number;
}

/** @param back the day on which the cost is back, if within a year */
export function contactWithNumbers(
  { hours, people, hourly }: OwnNumbers,
  back: number | undefined,
): string {
  return `/contact?${new URLSearchParams({ [NUMBERS_PARAMETER]: [hours, people, hourly, back ?? 0].join('x') })}`;
}

/** Empty when the address has no such numbers. */
export function numbersLine(search: string): string {
  const [, hours, people, hourly, day] =
    /^(\d{1,3}(?:\.\d{1,2})?)x(\d{1,6})x(\d{1,5}(?:\.\d{1,2})?)x(\d{1,3})$/.exec(
      new URLSearchParams(search).get(NUMBERS_PARAMETER) ?? '',
    ) ?? [];
  if (day === undefined) return '';
  const back = day === '0' ? 'not back within a year' : `back on day ${day}`;
  return `${hours} hours a week × ${people} people × $${hourly} an hour: ${back}.`;
}
