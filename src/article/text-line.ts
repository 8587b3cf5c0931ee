/** A line of an article's text. Apart from its reader, because the search in the browser needs the separator alone. */
export interface TextLine {
  text: string;
  /** Set when the line is a heading or a term that can be linked to. */
  anchor?: string;
}

/** Separates the cells of a table's row, which is one line. */
export const CELL_END = ' · ';
