interface DataTableProps {
  caption?: string;
  columns: string[];
  rows: string[][];
  /** Columns, from 0, whose cells are code. */
  code?: number[];
}

/** A table from data. It gets the same frame as the tables of Markdown: `src/article/tables.ts`. */
export function DataTable({ caption, columns, rows, code = [] }: DataTableProps) {
  return (
    <table>
      {caption ? <caption>{caption}</caption> : null}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join('|')}>
            {row.map((cell, index) => (
              <td key={columns[index]}>{code.includes(index) ? <code>{cell}</code> : cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One thing a system remembers, or sends: its name, its fields, and an example of each. */
export interface DataField {
  name: string;
  type: string;
  example: string;
  note?: string;
}

export function DataShape({ name, fields }: { name: string; fields: DataField[] }) {
  return (
    <DataTable
      caption={name}
      columns={['Field', 'Type', 'Example', 'Meaning']}
      code={[0, 2]}
      rows={fields.map(({ name: field, type, example, note = '' }) => [field, type, example, note])}
    />
  );
}
