/** What search results show of a page: letters of its title, and of the words below it. */
export const RESULT_TITLE = 80;
export const RESULT_WORDS = 180;

/** As much of a text as results show. A longer one is cut behind a word: what stands on the page may be as long as it likes. */
export function asResult(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\s\p{P}]*\s\S*$/u, '')}…`;
}
