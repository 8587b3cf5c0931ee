import type { DirectoryView } from './directory-choice.ts';
import styles from './finder-status.module.css';

interface FinderStatusProps {
  view: DirectoryView;
  total: number;
  /** Set while something is looked for in tools that are not there. */
  waitsFor: 'loading' | 'failed' | undefined;
  /** Only while there is something to clear. */
  onClear: (() => void) | undefined;
}

/** State of the search, announced to screen readers as well. */
export function FinderStatus({ view, total, waitsFor, onClear }: FinderStatusProps) {
  return (
    <div className={styles.line} data-skip-text="">
      <span role="status">{waitsFor ? WAITING[waitsFor] : statement(view, total)}</span>
      {onClear ? (
        <button type="button" onClick={onClear}>
          Clear
        </button>
      ) : (
        <span className={styles.hint}>Type several with commas to check a list.</span>
      )}
    </div>
  );
}

const WAITING = {
  loading: 'Loading the tools',
  failed:
    'The tools did not load, so they cannot be searched. The groups below have them all; type again to retry.',
};

const count = (amount: number) => amount.toLocaleString('en-US');

function statement(view: DirectoryView, total: number): string {
  if (view.shows === 'everything') return `${count(total)} tools`;
  if (view.shows === 'stack') {
    const known = view.items.filter(({ tool }) => tool).length;
    return `${known} of ${view.items.length} ${known === 1 ? 'connects' : 'connect'}`;
  }
  return view.tools.length === 0 ? 'No tool found' : `${count(view.tools.length)} of ${count(total)} tools`;
}
