export const RESULT_TITLE = 80;
export const RESULT_WORDS = 180;

export function asResult(text: string, most: number) {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\s\p{P}]*\s\S*$/u, '')}…`;
}
