import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type DirectoryChoice,
  filterDirectory,
  keepOffered,
  NOTHING_CHOSEN,
  readChoice,
  writeChoice,
} from './directory-filter.ts';
import { type DirectoryTool, entryOf } from './directory-tool.ts';
import { ToolFilters } from './tool-filters.tsx';
import styles from './tool-finder.module.css';
import { ToolRow } from './tool-row.tsx';

/** The list of tools with its filters. What is chosen is kept in the address. */
export function ToolFinder({ tools }: { tools: readonly DirectoryTool[] }) {
  const form = useRef<HTMLFormElement>(null);
  const entries = useMemo(() => tools.map(entryOf), [tools]);
  const [choice, setChoice] = useState(NOTHING_CHOSEN);
  const categories = useMemo(
    () => [...new Set(tools.map(({ category }) => category))].sort(byAlphabet),
    [tools],
  );
  const { isShown, shown, counts } = filterDirectory(entries, choice);

  useEffect(() => {
    const parameters = new URLSearchParams(location.search);
    // What the address says, or what was chosen before React arrived.
    const chosen = parameters.size > 0 ? readChoice(parameters) : choiceOf(form.current);
    setChoice(keepOffered(entries, chosen));
  }, [entries]);

  const choose = (next: DirectoryChoice) => {
    setChoice(next);
    history.replaceState(history.state, '', location.pathname + writeChoice(next) + location.hash);
  };

  return (
    <>
      <ToolFilters ref={form} choice={choice} categories={categories} counts={counts} onChoose={choose}>
        {`${shown} of ${tools.length} tools shown`}
      </ToolFilters>
      <ul className={styles.list} aria-label="Tools" data-behaviour="tool-marks">
        {tools.map((tool, row) => (
          <ToolRow key={tool.name} tool={tool} isShown={isShown[row] ?? false} />
        ))}
      </ul>
      <p className={styles.none} hidden={shown > 0}>
        Nothing by that name is listed. <a href="/contact">Ask us</a>; most systems with an API can be
        threaded.
      </p>
    </>
  );
}

const byAlphabet = new Intl.Collator('en').compare;

/** What the form's controls hold. */
function choiceOf(form: HTMLFormElement | null): DirectoryChoice {
  const data = new FormData(form ?? undefined);
  const read = (name: string) => String(data.get(name) ?? '');
  return {
    query: read('q'),
    category: read('category'),
    connection: read('connection'),
    channel: read('channel'),
  };
}
