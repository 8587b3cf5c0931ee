const enumeration = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "Calendar, Gmail and Slack". */
export function list(words: readonly string[]): string {
  return enumeration.format(words);
}

const NUMBERS =
  'no, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve'.split(', ');

/** A word up to twelve: "six", "13". */
export function number(amount: number): string {
  return NUMBERS[amount] ?? String(amount);
}

/** "five tools", "13 weeks", "no tools". */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${number(amount)} ${amount === 1 ? one : many}`;
}

/** "74 days of use", or "never". */
export function inDays(days: number, of = '', before = ''): string {
  return days < Infinity ? `${before}${days} ${days === 1 ? 'day' : 'days'}${of}` : 'never';
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Keeps numbers with their units: the first space of "3 working days" does not break. */
export function withUnits(words: string): string {
  return words.replace(/(?<=\d) /g, '\u00a0');
}
