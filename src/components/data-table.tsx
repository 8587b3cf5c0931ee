import type { ComponentProps } from 'react';
import { areRowNames } from '#article/tables.ts';

interface DataTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  caption?: string | undefined;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  total?: string | undefined;
}

export function DataTable({ caption, columns, rows, total, ...rest }: DataTableProps) {
  const hasRowNames = areRowNames(rows.map(([first = '']) => first));
  return (
    <table {...rest}>
      {caption && <caption>{caption}</caption>}
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
            {row.map((words, index) => {
              const isName = hasRowNames && index === 0;
              const Cell = isName ? 'th' : 'td';
              return (
                <Cell key={columns[index]} scope={isName ? 'row' : undefined}>
                  {words}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={columns.length - 1}>
              Total
            </th>
            <td>{total}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
