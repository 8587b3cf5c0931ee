/** Writes the result of a bench to `bench/results`: Markdown tables and plots. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machineNote } from './machine.ts';

export interface ResultTable {
  title?: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  /** Note a reader needs to understand it. */
  note?: string;
}

export interface Result {
  /** Name of the files, without ending. */
  name: string;
  question: string;
  command: string;
  /** The answer in a sentence or two, with its figures. */
  answer: string;
  tables: readonly ResultTable[];
  plots?: readonly { name: string; svg: string; alt: string }[];
}

/** Folder of the results. */
export const RESULTS = join(import.meta.dirname, '../results');

const cell = (value: string | number) => String(value).replaceAll('|', '\\|');
const row = (cells: readonly (string | number)[]) => `| ${cells.map(cell).join(' | ')} |`;

function asMarkdownTable({ columns, rows }: Pick<ResultTable, 'columns' | 'rows'>): string {
  const isNumber = (column: number) => rows.every((cells) => /^[\d.,<–-]+$|^$/.test(String(cells[column])));
  const rule = columns.map((_, column) => (isNumber(column) ? '--:' : '---'));
  return [row(columns), row(rule), ...rows.map(row)].join('\n');
}

export function writeResult({ name, question, command, answer, tables, plots = [] }: Result): void {
  mkdirSync(RESULTS, { recursive: true });
  for (const plot of plots) writeFileSync(join(RESULTS, `${plot.name}.svg`), plot.svg);
  const parts = [
    `# ${question}`,
    answer,
    ...plots.map((plot) => `![${plot.alt}](${plot.name}.svg)`),
    ...tables.flatMap((table) => [
      ...(table.title ? [`## ${table.title}`] : []),
      asMarkdownTable(table),
      ...(table.note ? [table.note] : []),
    ]),
    `Written by \`${command}\`. ${machineNote()}`,
  ];
  writeFileSync(join(RESULTS, `${name}.md`), `${parts.join('\n\n')}\n`);
  console.log(`\n${answer}\nbench/results/${name}.md`);
}
