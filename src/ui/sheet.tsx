import type { ReactNode } from 'react';
import './sheet.css';

interface SheetProps {
  title: string;
  /** What stands at the right of the title: where the sheet is kept, or what time it covers. */
  aside: string;
  /** The foot: what was done, and a remark. */
  outcome?: string;
  remark?: string;
  children: ReactNode;
}

/** A sheet of paper laid on the page: something a client receives. */
export function Sheet({ title, aside, outcome, remark, children }: SheetProps) {
  return (
    <div className="sheet">
      <div className="sheet-head">
        <b>{title}</b>
        <span className="num">{aside}</span>
      </div>
      {children}
      {outcome ? (
        <div className="sheet-foot">
          <span className="done">{outcome}</span>
          <span>{remark}</span>
        </div>
      ) : null}
    </div>
  );
}
