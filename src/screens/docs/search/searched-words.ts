/** Words of a search, passed by a chosen result to the page it leads to, which marks them there. */
const KEY = 'docs-search-mark';

export function keepWords(words: string) {
  try {
    sessionStorage.setItem(KEY, words);
  } catch {
    // The page then opens at the heading, unmarked.
  }
}

/** Reads the words once: they are gone afterwards. */
export function takeWords(): string {
  try {
    const words = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
    return words;
  } catch {
    return '';
  }
}
