import type { ReactNode } from 'react';

interface FactsTableProps<Row> {
  caption?: string;
  rows: readonly Row[];
  /**
   * What each column shows of a row, by the column's heading: a field of it, or what is made from
   * it.
   */
  columns: Readonly<Record<string, keyof Row | ((row: Row, index: number) => ReactNode)>>;
  className?: string | undefined;
}

/**
 * A table from data. The article around it styles it, and makes heads of its first column
 * (`src/article/tables.ts`).
 */
export function FactsTable<Row>({ caption, rows, columns, className }: FactsTableProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <table className={className}>
      {caption ? <caption>{caption}</caption> : null}
      <thead>
        <tr>
          {Object.keys(columns).map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={JSON.stringify(row)}>
            {Object.entries(columns).map(([name, show]) => (
              <td key={name}>
                {typeof show === 'function' ? show(row, index) : String(row[show] ?? '')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
