/** Guesses the words a person meant by a word that nobody here uses. */

/**
 * Most slips a word may have. Its first letter must be right, because few people mistype it and another one there mostly makes
 * another word. In a short word every letter counts.
 */
function mostSlips({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** The known words that differ least from a word: by one letter left out, added, wrong or in its neighbour's place, or by two. */
export function meantBy(word: string, known: Iterable<string>): string[] {
  let least = mostSlips(word);
  if (least === 0) return [];
  let meant: string[] = [];
  for (const candidate of known) {
    if (candidate.charCodeAt(0) !== word.charCodeAt(0) || Math.abs(candidate.length - word.length) > least)
      continue;
    const slips = slipsBetween(word, candidate, least);
    if (slips > least) continue;
    if (slips < least) meant = [];
    least = slips;
    meant.push(candidate);
  }
  return meant;
}

/** Computes the optimal string alignment distance, or more than `most` as soon as that is certain. */
function slipsBetween(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > most) return most + 1;
    [beforeLast, last] = [last, current];
  }
  return at(last, b.length);
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;
