/** Computes the relevance of a match from its place and from how much of a word it covers. */

/**
 * `title` of a page, `heading` and `text` of a section, a tool's name, its `alias` and its description, and anything on
 * the documentation's front page.
 */
export type Place = 'title' | 'heading' | 'text' | 'tool' | 'alias' | 'toolText' | 'home';

/** All of the text; its beginning; within it. A match that ends in mid-word is worth less, one that begins there least. */
type Closeness = 'whole' | 'startWord' | 'start' | 'word' | 'wordStart' | 'inside';

/**
 * Titles, then headings, then text, as long as the match is a word's beginning. A tool is meant when its name is typed, and
 * hardly ever by a word within its name ("contact" is not Constant Contact) or by the beginning of a word that is
 * a word of its own elsewhere ("sla" is not Slack).
 */
const RELEVANCE: Record<Place, Record<Closeness, number>> = {
  title: { whole: 600, startWord: 590, start: 580, word: 570, wordStart: 560, inside: 180 },
  heading: { whole: 500, startWord: 490, start: 480, word: 470, wordStart: 460, inside: 170 },
  text: { whole: 350, startWord: 350, start: 260, word: 350, wordStart: 260, inside: 150 },
  tool: { whole: 550, startWord: 360, start: 340, word: 240, wordStart: 230, inside: 100 },
  alias: { whole: 540, startWord: 330, start: 320, word: 220, wordStart: 210, inside: 90 },
  toolText: { whole: 60, startWord: 60, start: 60, word: 60, wordStart: 60, inside: 60 },
  home: { whole: 140, startWord: 140, start: 130, word: 140, wordStart: 130, inside: 120 },
};

/** More hits than these say no more. */
const MOST_HITS = 8;
/** Shorter texts come first among those that are otherwise alike; longer ones than this are all long. */
const LONGEST = 10_000;

/**
 * Rates a match; larger is better, 0 is no match. Equal places are ordered by how often the words occur, then by length.
 *
 * @param text folded, as is `needle`
 */
export function relevanceOf(place: Place, text: string, needle: string): number {
  const worth = RELEVANCE[place];
  let closeness = 0;
  let hits = 0;
  for (let at = text.indexOf(needle); at >= 0 && hits < MOST_HITS; at = text.indexOf(needle, at + 1)) {
    hits += 1;
    // Nothing within the text is worth more than a whole word.
    if (closeness < worth.word) closeness = Math.max(closeness, worth[closenessAt(text, at, needle.length)]);
  }
  if (hits === 0) return 0;
  return closeness + hits - Math.min(text.length, LONGEST) / (LONGEST + 1);
}

/** Upper bound of {@link relevanceOf} at a place. */
export function mostRelevance(place: Place): number {
  return RELEVANCE[place].whole + MOST_HITS;
}

function closenessAt(text: string, at: number, length: number): Closeness {
  if (at === 0 && text.length === length) return 'whole';
  const endsWord = !isOfWord(text, at + length);
  if (at === 0) return endsWord ? 'startWord' : 'start';
  if (isOfWord(text, at - 1)) return 'inside';
  return endsWord ? 'word' : 'wordStart';
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * Compares character codes where it can, because the regular expression would run thousands of times per key. `text` is in lower
 * case.
 */
function isOfWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return LETTER_OR_DIGIT.test(text.charAt(at));
}
