/** A line of an article's text. A file of its own, because the search in the browser needs only the separator. */
export interface TextLine {
  text: string;
  /** Set when the line is a heading or a term that can be linked to. */
  anchor?: string;
}

/** Separates the cells of a table's row, which is one line. */
export const CELL_END = ' · ';
