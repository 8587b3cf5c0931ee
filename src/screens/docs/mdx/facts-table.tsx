import type { ReactNode } from 'react';

interface FactsTableProps<Row> {
  caption?: string;
  rows: readonly Row[];
  /** A heading has a field of a row, or what is made of the row. */
  columns: Readonly<Record<string, keyof Row | ((row: Row) => ReactNode)>>;
  className?: string | undefined;
}

/** The article around it styles it, and makes heads of its first column (`tables.ts`). */
export function FactsTable<Row>({ caption, rows, columns, className }: FactsTableProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <table className={className}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {Object.keys(columns).map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={JSON.stringify(row)}>
            {Object.entries(columns).map(([name, show]) => (
              <td key={name}>{typeof show === 'function' ? show(row) : String(row[show] ?? '')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
