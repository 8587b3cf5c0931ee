/** The words of a tool's name as people type them: without capitals, accents and punctuation. `&` is "and", and C++ and C# are not C. */
export function nameWords(name: string): string[] {
  const plain = plainText(name)
    .replaceAll('&', ' and ')
    .replace(/(?<=\p{L})(?:\+\+|#)/gu, (sign) => (sign === '#' ? ' sharp' : ' plus plus'));
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** A name without capitals, accents, spaces and punctuation, which people write differently. */
export const foldedName = (name: string) => nameWords(name).join('');

/** One key for the ways people write a tool's name, in the directory's rows, its search and its check of a list. Without a web ending: "Customer.io" and "Customer" are one tool. */
export const toolKey = (name: string) => foldedName(name.trim().replace(/\.(com|io|ai|app)$/i, ''));

/** Apostrophes, quotation marks, hyphens and figures in one of their spellings: straight, short, thousands in full without groups; no sign that nobody sees. */
export const oneSpelling = (text: string) =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[‑–—]/g, '-')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/(?<=\d)(?:[,.]|\s+)(?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d)k(?![\p{L}\p{N}])/giu, '000');

export const plainText = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The tools that a name's {@link toolKey} means, in the directory and the documentation's search: those called so, then those that begin so. */
export function toolsNamed<Tool extends { names: readonly string[] }>(
  tools: readonly Tool[],
  key: string,
): Tool[] {
  const named = (test: (name: string) => boolean) =>
    tools.filter(({ names }) => key !== '' && names.some(test));
  return [...new Set([...named((name) => name === key), ...named((name) => name.startsWith(key))])];
}

/** Words of the longest name that is looked for in a list without commas. */
const MOST_WORDS = 6;

/** The names that a text is made of, with "and" or nothing between them, the longest first; undefined when any word is left. */
function wholeNames(words: readonly string[], isName: (name: string) => boolean): string[] | undefined {
  const [first] = words;
  if (first === undefined) return [];
  if (/^(?:and|or|&)$/i.test(first)) return wholeNames(words.slice(1), isName);
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    if (!isName(name)) continue;
    const rest = wholeNames(words.slice(length), isName);
    return rest && [name, ...rest];
  }
  return undefined;
}

/**
 * The names of a list, as it is typed, or pasted from a column, whose line breaks a field makes spaces: apart at commas, semicolons,
 * lines and tabs; at "and" and "or" where one of the parts is a name; at spaces where each is.
 */
export function namesIn(text: string, isName: (name: string) => boolean): string[] {
  return text.split(/[,;\n\t]/).flatMap((line) => {
    const piece = line.trim().replace(/^(?:and|or|&)\s/i, '');
    const namesOf = (words: string) => wholeNames(words.split(/\s+/), isName);
    const parts = piece.split(/\s+(?:and|or)\s+|\s*&\s*/i).map((part) => namesOf(part) ?? part);
    return namesOf(piece) ?? (parts.some(Array.isArray) ? parts.flat() : piece);
  });
}
