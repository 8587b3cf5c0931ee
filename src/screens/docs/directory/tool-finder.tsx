import { useMemo, useRef } from 'react';
import { useRightData } from '../use-right-data.ts';
import { answerChoice, isChosen, NOTHING_CHOSEN } from './directory-choice.ts';
import type { FetchMarks } from './fetch-marks.ts';
import type { ToolIndex } from './find-tools.ts';
import { FinderStatus } from './finder-status.tsx';
import { ToolForm } from './tool-form.tsx';
import { ToolResults } from './tool-results.tsx';
import { useDirectoryChoice } from './use-directory-choice.ts';
import { useFindingPlace } from './use-finding-place.ts';

interface ToolFinderProps {
  /** Number of tools, shown until they have arrived. */
  total: number;
  /** Fetches the tools, and again after a failure; absent while the page is built. */
  readTools?: () => Promise<ToolIndex>;
  /** Fetches the marks of the rows found; passed in, because the groups need it before this file is loaded. */
  fetchMarks?: FetchMarks;
}

/** The search of the directory: its field, filters and results. */
export function ToolFinder({ total, readTools, fetchMarks }: ToolFinderProps) {
  const form = useRef<HTMLFormElement>(null);
  const [choice, choose] = useDirectoryChoice(form);
  const [tools, load] = useRightData(readTools);
  const answer = useMemo(
    () => (typeof tools === 'string' ? undefined : answerChoice(tools, choice)),
    [tools, choice],
  );
  const view = answer?.view ?? { shows: 'everything' };
  const clear = () => choose(NOTHING_CHOSEN);
  useFindingPlace(form, view.shows !== 'everything', () => choose(NOTHING_CHOSEN, location.hash));
  return (
    <>
      <ToolForm
        ref={form}
        choice={choice}
        counts={answer?.counts}
        isList={view.shows === 'stack'}
        onChoose={(change) => {
          choose(change);
          if (tools === 'failed') load();
        }}
      />
      <FinderStatus
        view={view}
        total={total}
        waitsFor={isChosen(choice) && typeof tools === 'string' ? tools : undefined}
        onClear={isChosen(choice) ? clear : undefined}
      />
      {typeof tools === 'string' || view.shows === 'everything' ? null : (
        <ToolResults index={tools} query={choice.query} view={view} fetchMarks={fetchMarks} />
      )}
    </>
  );
}
