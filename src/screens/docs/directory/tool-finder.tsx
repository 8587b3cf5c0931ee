import { useMemo, useRef } from 'react';
import { answerChoice, isChosen, NOTHING_CHOSEN } from './directory-choice.ts';
import type { ToolIndex } from './find-tools.ts';
import { FinderStatus } from './finder-status.tsx';
import { ToolForm } from './tool-form.tsx';
import { ToolResults } from './tool-results.tsx';
import { useDirectory } from './use-directory.ts';
import { useDirectoryChoice } from './use-directory-choice.ts';
import { useFindingPlace } from './use-finding-place.ts';

interface ToolFinderProps {
  /** Number of tools, shown until they have arrived. */
  total: number;
  /** Fetches the tools, and again after a failure; absent while the page is built. */
  readTools?: () => Promise<ToolIndex>;
}

/** The search of the directory: its field, filters and results. */
export function ToolFinder({ total, readTools }: ToolFinderProps) {
  const form = useRef<HTMLFormElement>(null);
  const [choice, choose] = useDirectoryChoice(form);
  const [tools, load] = useDirectory(readTools);
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
        <ToolResults index={tools} query={choice.query} view={view} />
      )}
    </>
  );
}
