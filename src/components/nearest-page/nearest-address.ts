/** Changes of one letter, also of two neighbours that changed places, that lead from one word to another. */
export function typingErrors(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = last;
    last = row;
  }
  return last[to.length] ?? 0;
}

/** One error in three letters is a guess, not a typing error. */
const ERRORS_PER_LETTER = 0.34;

/** The share that a name counts with which begins as the other does, from this many letters on. */
const BEGINNING = { letters: 4, share: 0.2 };

/** Reduces an address to the letters and digits of its last part for comparison: a page that was moved keeps its name. */
function nameIn(address: string): string {
  const last = address.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return last
    .toLowerCase()
    .replace(/\.(html?|php)$/, '')
    .replace(/[^a-z0-9]+/g, '');
}

/** The address that somebody most likely meant, or nothing if none is near. */
export function nearestAddress(asked: string, addresses: readonly string[]): string | undefined {
  const [best] = addresses
    .map((address) => ({ address, share: shareOfErrors(nameIn(asked), nameIn(address)) }))
    .filter(({ share }) => share < ERRORS_PER_LETTER)
    .sort((a, b) => a.share - b.share);
  return best?.address;
}

function shareOfErrors(from: string, to: string): number {
  if (!from || !to) return 1;
  const share = typingErrors(from, to) / Math.max(from.length, to.length);
  const isBeginning =
    Math.min(from.length, to.length) >= BEGINNING.letters && (to.startsWith(from) || from.startsWith(to));
  return isBeginning ? Math.min(share, BEGINNING.share) : share;
}
