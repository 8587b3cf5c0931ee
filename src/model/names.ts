/**
 * The words of a tool's name as people type them: without capitals, accents and punctuation. `&` is
 * "and".
 */
export function nameWords(name: string): string[] {
  const plain = plainText(name).replaceAll('&', ' and ');
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** A name without capitals, accents, spaces and punctuation, which people write differently. */
export const foldedName = (name: string) => nameWords(name).join('');

/**
 * One key for the ways people write a tool's name, in the directory's rows, its search and its
 * check of a list. Without a web ending: "Customer.io" and "Customer" are one tool.
 */
export const toolKey = (name: string) => foldedName(name.trim().replace(/\.(com|io|ai|app)$/i, ''));

/**
 * Apostrophes, quotation marks, hyphens and figures in one of their spellings: straight, short,
 * thousands in full without groups; no sign that nobody sees.
 */
export const oneSpelling = (text: string) =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[‑–—]/g, '-')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/(?<=\d)(?:[,.]|\s+)(?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d)k(?![\p{L}\p{N}])/giu, '000');

/** Without capitals and accents. C++ and C# are not C. */
export const plainText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{L})(?:\+\+|#)/gu, (sign) => (sign === '#' ? 'sharp' : 'plusplus'));

/**
 * The tools that a name's {@link toolKey} means, in the directory and the documentation's search:
 * those called so, then those that begin so.
 */
export function toolsNamed<Tool extends { names: readonly string[] }>(
  tools: readonly Tool[],
  key: string,
): Tool[] {
  const named = (test: (name: string) => boolean) =>
    tools.filter(({ names }) => key !== '' && names.some(test));
  return [...new Set([...named((name) => name === key), ...named((name) => name.startsWith(key))])];
}
