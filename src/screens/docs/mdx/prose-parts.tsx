/** The small parts of a documentation page. Each draws one thing and knows no page. */
import type { ReactNode } from 'react';
import { ArrowLink } from '#components/arrow-link.tsx';
import { AccordionItem } from '#ui/accordion.tsx';
import './prose-parts.css';

/** Names the fenced code block inside it. The bar and the button come from `docs-article.ts`. */
export function Code({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="code-body" data-title={title}>
      {children}
    </div>
  );
}

/** A numbered list of things to do, in order. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className="doing">{children}</div>;
}

interface StageProps {
  /** What the client holds at the end of it. */
  gets: string[];
  children: ReactNode;
}

/** A stage of the process: what happens, and beside it what the client receives. */
export function Stage({ gets, children }: StageProps) {
  return (
    <div className="stage">
      <div>{children}</div>
      <div className="gets">
        <p className="caption">You receive</p>
        <ul>
          {gets.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A few figures worth remembering, each with what it counts. */
export function Stats({ items }: { items: { value: string; label: string }[] }) {
  return (
    <dl className="stats">
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
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

interface DataTableProps {
  caption?: string;
  columns: string[];
  rows: string[][];
  /** Columns, from 0, whose cells are code. */
  code?: number[];
}

/** A table from data. Plain Markdown tables get the same frame by themselves. */
export function DataTable({ caption, columns, rows, code = [] }: DataTableProps) {
  return (
    <table className="table">
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

interface ReturnTableProps {
  rows: { measure: string; before: string; after: string }[];
  /** Where the figures come from. */
  caption?: string;
}

/** Before and after, measure by measure: what the work returned. */
export function ReturnTable({ rows, caption }: ReturnTableProps) {
  return (
    <DataTable
      {...(caption && { caption })}
      columns={['Measure', 'Before', 'After']}
      rows={rows.map(({ measure, before, after }) => [measure, before, after])}
    />
  );
}

/** A frame for `Term`s. */
export function GlossaryList({ children }: { children: ReactNode }) {
  return <dl className="glossary">{children}</dl>;
}

/** A word and what we mean by it. Linked to as `#term-…`. */
export function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div id={`term-${name.toLowerCase().replace(/\W+/g, '-')}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A frame for `Question`s. */
export function Questions({ children }: { children: ReactNode }) {
  return <div className="accordion in-prose">{children}</div>;
}

interface QuestionProps {
  asks: string;
  /** Questions of one group close one another. */
  group: string;
  /** Whether the answer can be read before anyone asks; at most one of a group. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A question that opens on its answer, by the browser's own means. */
export function Question({ asks, group, isOpen = false, children }: QuestionProps) {
  return (
    <AccordionItem name={group} open={isOpen} size="small" heading={asks}>
      {children}
    </AccordionItem>
  );
}

/** "Go on reading there", on a line of its own. */
export function ReadMore({ href, children }: { href: string; children: ReactNode }) {
  return (
    <div className="read-more">
      <ArrowLink href={href}>{children}</ArrowLink>
    </div>
  );
}
