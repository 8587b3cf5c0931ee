/** Letters of the logo's own face, which is cut to the name it was drawn for. */
const WORDMARK_LETTERS = 'Lomwright';

/** Units of {@link widthOf} that the bar has room for in a line of the logo's size, on a phone and beside the links. */
const ROOM = 12;

/** Units of one word, in the size of a long name, that the bar of a small phone has room for. */
const ROOM_OF_WORD = 17;

export interface TypesetName {
  /** Two of about the same length where one would be too long. */
  lines: readonly [string, string?];
  /** True when the bar has no room for it at the size of the logo. */
  isLong: boolean;
  /** True when a word of it would be broken on a small phone at the size of a long name. */
  hasLongWord: boolean;
  /** True when the logo's own face has all its letters: one name in two faces would look like an error. */
  isInWordmark: boolean;
}

/** Tells how a company's name is set next to its mark. */
export function typesetName(name: string): TypesetName {
  const isLong = widthOf(name) > ROOM;
  return {
    lines: isLong ? twoLines(name) : [name],
    isLong,
    hasLongWord: name.split(' ').some((word) => widthOf(word) > ROOM_OF_WORD),
    isInWordmark: [...name].every((letter) => WORDMARK_LETTERS.includes(letter)),
  };
}

/** About the width of a name, in small letters of average width. */
function widthOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + widthOfLetter(letter), 0);
}

function widthOfLetter(letter: string): number {
  if (letter === ' ') return 0.5;
  if (/[MW@]/.test(letter)) return 2;
  return /[\p{Lu}mw&]/u.test(letter) ? 1.5 : 1;
}

/** Breaks a name at the space that is nearest to its middle. */
function twoLines(name: string): [string, string?] {
  const fromMiddle = (at: number) => Math.abs(2 * at + 1 - name.length);
  const [nearest] = [...name.matchAll(/ /g)]
    .map(({ index }) => index)
    .sort((a, b) => fromMiddle(a) - fromMiddle(b));
  return nearest === undefined ? [name] : [name.slice(0, nearest), name.slice(nearest + 1)];
}
