import type { ReactNode } from 'react';
import './example-sheet.css';

interface ExampleSheetProps {
  heading: string;
  /** When, how long, how much: what stands opposite the heading. */
  aside: string;
  outcome: string;
  remark: string;
  children: ReactNode;
}

/** What an agent leaves behind: a head, the work, and a foot that says how it ended and who still has to act. */
export function ExampleSheet({ heading, aside, outcome, remark, children }: ExampleSheetProps) {
  return (
    <>
      <div className="ex-head">
        <b>{heading}</b>
        <span className="num">{aside}</span>
      </div>
      <div className="ex-body">{children}</div>
      <div className="ex-foot">
        <span className="ex-outcome">{outcome}</span>
        <span>{remark}</span>
      </div>
    </>
  );
}

type Pairs = readonly (readonly [string, string])[];

/** The fields an agent filled in. */
export function ExampleRecord({ pairs }: { pairs: Pairs }) {
  return (
    <dl className="ex-record">
      {pairs.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ExampleTableProps {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Sum of the last column. */
  total?: string;
}

/** The first column is words, the others are numbers. */
export function ExampleTable({ columns, rows, total }: ExampleTableProps) {
  return (
    <table className="ex-table">
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
          <tr key={row[0]}>
            {row.map((cell, index) => (
              <td key={columns[index]}>{cell}</td>
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
