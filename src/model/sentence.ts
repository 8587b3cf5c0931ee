const enumeration = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "Calendar, Gmail and Slack". */
export const list = (words: readonly string[]) => enumeration.format(words);

const NUMBERS =
  'no, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve'.split(', ');

/** A word up to twelve: "six", "13". */
export const number = (amount: number) => NUMBERS[amount] ?? String(amount);

/** "five tools", "13 weeks", "no tools". */
export const count = (amount: number, one: string, many = `${one}s`) =>
  `${number(amount)} ${amount === 1 ? one : many}`;

/** "74 days of use", or "never". */
export const inDays = (days: number, of = '', before = '') =>
  days < Infinity ? `${before}${days} ${days === 1 ? 'day' : 'days'}${of}` : 'never';

/** A name such as n8n keeps its own first letter. */
export const capital = (sentence: string) =>
  sentence.replace(/^\p{Ll}(?!\d)/u, (l) => l.toUpperCase());

/** Keeps numbers with their units: the first space of "3 working days" does not break. */
export const withUnits = (words: string) => words.replace(/(?<=\d) /g, '\u00a0');

/** Letters that a search result shows at most, of a title and of the words below it. */
export const [RESULT_TITLE, RESULT_WORDS] = [80, 180];

export function asResult(text: string, most: number) {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\s\p{P}]*\s\S*$/u, '')}…`;
}
