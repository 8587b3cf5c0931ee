/** Pads every column to its widest cell, with two spaces between. The columns in `right` hold numbers, aligned right. */
export function formatTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
): string {
  const lines = [head, ...rows].map((row) => row.map(printable));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => width(line[column] ?? ''))));
  return lines
    .map((line) =>
      line
        .map((cell, column) => {
          const padding = ' '.repeat((widths[column] ?? 0) - width(cell));
          return right.includes(column) ? padding + cell : cell + padding;
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * Replaces control characters, and those that change the direction of writing: a lead must not be able to move the cursor
 * of the terminal that lists it, or reorder its line.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ');
}

export function shorten(text: string, max: number): string {
  const characters = [...text];
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`;
}

function width(text: string): number {
  return [...text].length;
}

/**
 * One line of RFC 4180 CSV, ended with CR LF. A text that a spreadsheet would run as a formula gets a single quote in
 * front, because what visitors type must not run on the machine of the person who opens the export.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * The characters that begin a formula, also in their full-width form, and after a tab or line break that a spreadsheet
 * would drop.
 */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
