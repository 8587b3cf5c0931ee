/** Data the search works on: pages, and the sections of each. */

export interface SearchSection {
  /** Empty for the text before the first heading. */
  heading: string;
  /** Id of the heading on the page; of the page's title for the text before the first heading. */
  anchor: string;
  /** The section's text, one paragraph a line. */
  content: string;
  /** Other names of a tool of the directory. Only tools have the list, be it empty. */
  aliases?: readonly string[];
  /** A category of the directory. */
  isGroup?: boolean;
  /** Words a longer text is about, which lead here where the rule finds nothing. */
  also?: string | undefined;
}

export interface SearchEntry {
  title: string;
  path: string;
  sections: SearchSection[];
}

export interface SearchIndex {
  /** Documentation in reading order, from which the results come. */
  docs: readonly SearchEntry[];
  /** Pages outside the documentation, offered where it has no result. */
  outside: readonly SearchEntry[];
}

/** Address of a section; a page without anchors has one section, which is found under the page's own address. */
export function sectionPath({ path }: SearchEntry, { anchor }: SearchSection): string {
  return anchor ? `${path}#${anchor}` : path;
}

/**
 * Lower case without a change of length, so that an index into the folded text is the same index into the text. A few capitals
 * (İ) become two characters when lowered; those stay as they are.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (sign) =>
    sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign,
  ).join('');
}
