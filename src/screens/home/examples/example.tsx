import type { ComponentProps } from 'react';
import { DataTable } from '#components/data-table.tsx';
import { Sheet, type SheetProps } from '#ui/sheet.tsx';
import { AgentIcon } from './agent-icon.tsx';
import styles from './example.module.css';

/** Fills its panel with the sheet an agent leaves behind, so that all five are as high as the highest. */
export function Example({ children, ...rest }: SheetProps) {
  return (
    <Sheet className={styles.sheet} {...rest}>
      <div className={styles.body}>{children}</div>
    </Sheet>
  );
}

/** A sentence or two of the agent's below a table. */
export function AgentRemark({ className, ...rest }: ComponentProps<'p'>) {
  return (
    <div className={styles.remark}>
      <AgentIcon />
      <p className={className} {...rest} />
    </div>
  );
}

type Pairs = readonly (readonly [string, string])[];

/** The fields an agent filled in. */
export function ExampleRecord({ pairs }: { pairs: Pairs }) {
  return (
    <dl className={styles.record}>
      {pairs.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Expects words in the first column and numbers in the others. */
export function ExampleTable(props: ComponentProps<typeof DataTable>) {
  return <DataTable className={styles.table} {...props} />;
}
