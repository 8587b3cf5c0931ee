import type { ComponentProps, ReactNode } from 'react';

interface DataTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  caption?: string | undefined;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Draws a cell, by its words and its column, counted from 0. */
  cell?: (words: string, column: number) => ReactNode;
  /** Sum of the last column. */
  total?: string | undefined;
}

/** A table from data. It has no style of its own: the article or sheet around it styles its tables. */
export function DataTable({
  caption,
  columns,
  rows,
  cell = (words) => words,
  total,
  ...rest
}: DataTableProps) {
  return (
    <table {...rest}>
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
            {row.map((words, index) => (
              <td key={columns[index]}>{cell(words, index)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      {total ? (
        <tfoot>
          <tr>
            <th scope="row" colSpan={columns.length - 1}>
              Total
            </th>
            <td>{total}</td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}
