/** Writes the Excel workbooks beside the CSV files, which are the source: `npm run spreadsheets`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseCsv, workbook } from './spreadsheet.ts';
import { templateFolder } from './validate-workflows.ts';

/** Which CSV file becomes which tab of which workbook. The tab names are those that the workflows ask for. */
export const workbooks: Record<string, Record<string, string>> = {
  'deep-research.xlsx': { claims: 'deep-research-claims.csv', sources: 'deep-research-sources.csv' },
  'faceless-shorts.xlsx': { videos: 'faceless-shorts-videos.csv' },
};

/** The rows of one committed CSV file. */
export const csvRows = (file: string): string[][] =>
  parseCsv(readFileSync(new URL(file, templateFolder), 'utf8'));

/** The bytes of one workbook, made from its CSV files. */
export const workbookBytes = (file: string): Uint8Array =>
  workbook(Object.entries(workbooks[file] ?? {}).map(([name, csv]) => ({ name, rows: csvRows(csv) })));

if (import.meta.main) {
  for (const file of Object.keys(workbooks)) {
    writeFileSync(new URL(file, templateFolder), workbookBytes(file));
    process.stdout.write(`Wrote ${file}.\n`);
  }
}
