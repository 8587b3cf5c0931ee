import { useEffect, useRef, useState } from 'react';
import { contactAddress } from '#leads/tools-address.ts';
import type { CategoryCount, DirectoryView } from './directory-choice.ts';
import { type DirectoryTool, groupTools } from './directory-data.ts';
import type { FetchMarks } from './fetch-marks.ts';
import type { ToolIndex } from './find-tools.ts';
import { StackResult } from './stack-result.tsx';
import { ToolGroups } from './tool-groups.tsx';
import styles from './tool-results.module.css';
import { ToolRow, ToolRows } from './tool-row.tsx';

/** Rows drawn before somebody asks for more: a visitor who looks for one tool types another letter sooner. */
const FIRST_ROWS = 30;

/** Pause in typing, in milliseconds, before marks are fetched: a key never waits for pictures. */
const PAUSE_MS = 150;

interface ToolResultsProps {
  index: ToolIndex;
  query: string;
  view: Exclude<DirectoryView, { shows: 'everything' }>;
  fetchMarks: FetchMarks | undefined;
}

/** Results of a search or a filter; they replace the groups the page was sent with. */
export function ToolResults({ index, query, view, fetchMarks }: ToolResultsProps) {
  return (
    <div className={styles.results} data-finding="" data-skip-text="">
      {view.shows === 'stack' ? <StackResult items={view.items} /> : null}
      {view.shows === 'found' ? <FoundTools {...{ index, query, fetchMarks }} {...view} /> : null}
      {view.shows === 'filtered' ? <ToolGroups groups={groupTools(index.categories, view.tools)} /> : null}
    </div>
  );
}

interface FoundToolsProps {
  index: ToolIndex;
  query: string;
  tools: readonly DirectoryTool[];
  categories: readonly CategoryCount[];
  fetchMarks: FetchMarks | undefined;
}

function FoundTools({ index, query, tools, categories, fetchMarks }: FoundToolsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [wholeFor, setWholeFor] = useState<string>();
  const isWhole = wholeFor === query;
  useEffect(() => {
    const timer = setTimeout(() => list.current && fetchMarks?.(list.current), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  const names = new Map(index.categories.map(({ id, name }) => [id, name]));
  if (tools.length === 0 && categories.length === 0) return <NoneFound query={query} />;
  return (
    <div ref={list}>
      {tools.length > 0 ? (
        <ToolRows aria-label="Tools found">
          {tools.slice(0, isWhole ? undefined : FIRST_ROWS).map((tool) => (
            <ToolRow key={tool.id} tool={tool} category={names.get(tool.category)} isMarkLazy />
          ))}
        </ToolRows>
      ) : null}
      {tools.length > FIRST_ROWS && !isWhole ? (
        <button type="button" className={styles.more} onClick={() => setWholeFor(query)}>
          Show all {tools.length.toLocaleString('en-US')}
        </button>
      ) : null}
      {categories.length > 0 ? (
        <ul className={styles.categories} aria-label="Categories">
          {categories.map(({ id, name, count }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className="num">{count}</span> in {name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function NoneFound({ query }: { query: string }) {
  return (
    <p className={styles.none}>
      Nothing by that name is listed. <a href={contactAddress([query])}>Ask us</a>; most systems with an API
      can be connected.
    </p>
  );
}
