/** Writes the Excel workbooks next to the CSV files, which are the source: `npm run spreadsheets`. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import writeExcelFile from 'write-excel-file/node';
import { parseCsv } from './read-csv.ts';
import { templateFolder } from './validate-workflows.ts';

/** Workbooks, and the CSV file of each tab. The tab names are those that the workflows ask for. */
export const workbooks: Record<string, Record<string, string>> = {
  'deep-research.xlsx': { claims: 'deep-research-claims.csv', sources: 'deep-research-sources.csv' },
  'faceless-shorts.xlsx': { videos: 'faceless-shorts-videos.csv' },
};

/** The rows of one committed CSV file, the first of which holds the column names. */
export const csvRows = (file: string): string[][] =>
  parseCsv(readFileSync(new URL(file, templateFolder), 'utf8'));

/** Widths of the columns in characters: the longest text, within what is comfortable to read. */
const columnWidths = (rows: string[][]) =>
  (rows[0] ?? []).map((_, column) => ({
    width: Math.min(48, Math.max(12, ...rows.map((row) => (row[column] ?? '').length + 2))),
  }));

/** One tab: every cell is a text, so that nothing in it can run; the header is bold and stays in view. */
function sheet([name, csv]: [string, string]) {
  const rows = csvRows(csv);
  const data = rows.map((row, index) =>
    row.map((value) =>
      value === '' ? null : { value, type: String, ...(index === 0 && { fontWeight: 'bold' as const }) },
    ),
  );
  return { sheet: name, data, columns: columnWidths(rows), stickyRowsCount: 1 };
}

/** Makes one workbook from its CSV files. */
export const workbook = (file: string) =>
  writeExcelFile(Object.entries(workbooks[file] ?? {}).map(sheet), { fontFamily: 'Calibri', fontSize: 11 });

if (import.meta.main) {
  for (const file of Object.keys(workbooks)) {
    await workbook(file).toFile(fileURLToPath(new URL(file, templateFolder)));
    process.stdout.write(`Wrote ${file}.\n`);
  }
}
