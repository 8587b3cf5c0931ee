import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
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

type TableElement = ReactElement<{ children: ReactNode }>;

/** A caption for the table of Markdown inside it. */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  const table = Children.toArray(children).find((child): child is TableElement => isValidElement(child));
  if (!table) throw new Error(`The caption "${caption}" is around no table`);
  return cloneElement(table, undefined, <caption key="caption">{caption}</caption>, table.props.children);
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
