import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { areRowNames } from '#article/tables.ts';
import styles from './facts.module.css';

interface TermsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  rows: readonly (readonly [term: string, words: ReactNode])[];
}

export function Terms({ rows, ...rest }: TermsProps) {
  if (rows.length === 0) return null;
  return (
    <dl {...rest}>
      {rows.map(([term, words]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

export const Facts = ({ className, ...rest }: TermsProps) => (
  <Terms className={clsx(styles.facts, className)} {...rest} />
);

interface DataTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  'data-rows'?: 'plan' | 'costs' | 'pairs';
  caption?: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  total?: string;
}

export const TableHead = ({ columns }: Pick<DataTableProps, 'columns'>) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
);

/** Of first cells that are more than words an article makes heads (`tables.ts`). */
export function DataTable({ caption, columns, rows, total, ...rest }: DataTableProps) {
  const hasRowNames = areRowNames(rows.map(([first]) => (typeof first === 'string' ? first : '')));
  return (
    <table {...rest}>
      {caption && <caption>{caption}</caption>}
      <TableHead columns={columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.join('|')}>
            {row.map((words, index) => {
              const Cell = hasRowNames && index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={columns[index]}
                  scope={Cell === 'th' ? 'row' : undefined}
                  data-label={rest['data-rows'] === 'plan' ? columns[index] : undefined}
                >
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

interface FactsTableProps<Row> extends Omit<DataTableProps, 'columns' | 'rows'> {
  rows: readonly Row[];
  /** A heading has a field of a row, or what is made of the row. */
  columns: Readonly<Record<string, keyof Row | ((row: Row) => ReactNode)>>;
}

export function FactsTable<Row>({ rows, columns, ...rest }: FactsTableProps<Row>) {
  if (rows.length === 0) return null;
  const cellsOf = (row: Row) =>
    Object.values(columns).map((show) =>
      typeof show === 'function' ? show(row) : String(row[show] ?? ''),
    );
  return <DataTable columns={Object.keys(columns)} rows={rows.map(cellsOf)} {...rest} />;
}
