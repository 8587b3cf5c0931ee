import { foldedName } from '#model/names.ts';

/** Words that are less alike are a guess, not a typing error. */
const SHARE_OF_LETTERS = 0.66;

const BEGINNING = 4;

export function nearestAddress(asked: string, addresses: readonly string[]): string | undefined {
  const name = nameIn(asked);
  const [best] = addresses
    .map((address) => ({ address, share: likeness(name, nameIn(address)) }))
    .filter(({ share }) => share > SHARE_OF_LETTERS)
    .sort((a, b) => b.share - a.share);
  return best?.address;
}

/** The last part of an address counts, because a page that was moved keeps its name. */
function nameIn(address: string) {
  const last = address.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return foldedName(last.replace(/\.(html?|php)$/i, ''));
}

function likeness(from: string, to: string) {
  const [short, long] = from.length < to.length ? [from, to] : [to, from];
  const share = lettersInOrder(from, to) / (long.length || 1);
  return short.length >= BEGINNING && long.startsWith(short) ? Math.max(share, 0.8) : share;
}

function lettersInOrder(from: string, to: string) {
  let row = [...to, ''].map(() => 0);
  for (const letter of from) {
    const next = [0];
    for (const [at, other] of [...to].entries())
      next.push(letter === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}
