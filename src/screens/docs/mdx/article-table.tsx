import { DataTable } from '#components/data-table.tsx';

interface ArticleTableProps {
  caption?: string;
  columns: string[];
  rows: string[][];
  /** Columns, from 0, whose cells are code. */
  code?: number[];
}

/** A table from data. It gets the same frame as the tables of Markdown: `src/article/tables.ts`. */
export function ArticleTable({ code = [], ...table }: ArticleTableProps) {
  return (
    <DataTable cell={(words, column) => (code.includes(column) ? <code>{words}</code> : words)} {...table} />
  );
}

export interface DataField {
  name: string;
  type: string;
  example: string;
  note?: string;
}

/** Table of the fields of a record or message, with an example of each. */
export function DataShape({ name, fields }: { name: string; fields: DataField[] }) {
  return (
    <ArticleTable
      caption={name}
      columns={['Field', 'Type', 'Example', 'Meaning']}
      code={[0, 2]}
      rows={fields.map(({ name: field, type, example, note = '' }) => [field, type, example, note])}
    />
  );
}
