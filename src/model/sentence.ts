const enumeration = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "Calendar, Gmail and Slack". */
export function list(words: readonly string[]): string {
  return enumeration.format(words);
}

const NUMBERS =
  'no, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve'.split(', ');

/** A number as a word up to twelve, as in the texts: "six", "13". */
export function number(amount: number): string {
  return NUMBERS[amount] ?? String(amount);
}

/**
 * A count with its noun, the count as a word up to twelve: "five tools", "13 weeks", "no tools".
 */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${number(amount)} ${amount === 1 ? one : many}`;
}

/** The sentence with its first letter raised. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/**
 * Keeps numbers in the line of their units: the first space of "3 working days" is one that a
 * browser does not break.
 */
export function withUnits(words: string): string {
  return words.replace(/(?<=\d) /g, '\u00a0');
}

/** "$25,000", "−$300": whole dollars as the site prints them. */
export function dollars(amount: number): string {
  return `${amount < 0 ? '−' : ''}$${Math.abs(Math.round(amount)).toLocaleString('en-US')}`;
}
