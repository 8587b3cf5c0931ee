/** Words without capitals, accents and punctuation. `&` is "and". */
export function nameWords(name: string) {
  const plain = plainText(name).replaceAll('&', ' and ');
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

export const foldedName = (name: string) => nameWords(name).join('');

/** Without a web ending: "Customer.io" and "Customer" are one tool. */
export const toolKey = (name: string) => foldedName(name.replace(/\.(com|io|ai|app)\W*$/i, ''));

/** Quotation marks, hyphens and figures in one spelling, thousands in full; no invisible sign. */
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

/** The tools that a {@link toolKey} means: those called so, then those that begin so. */
export function toolsNamed<Tool extends { names: readonly string[] }>(
  tools: readonly Tool[],
  key: string,
) {
  const named = (test: (name: string) => boolean) =>
    tools.filter(({ names }) => key !== '' && names.some(test));
  return [...new Set([...named((name) => name === key), ...named((name) => name.startsWith(key))])];
}
