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
