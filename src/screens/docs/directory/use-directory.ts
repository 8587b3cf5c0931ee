import { useCallback, useEffect, useState } from 'react';
import type { ToolIndex } from './find-tools.ts';

/** State of the directory's data: not there yet, failed to load, or ready to be searched. */
export type LoadedTools = 'loading' | 'failed' | ToolIndex;

/**
 * The tools, ready to be searched.
 * @returns with it `load`, which requests failed data again
 */
export function useDirectory(
  readTools: (() => Promise<ToolIndex>) | undefined,
): [tools: LoadedTools, load: () => void] {
  const [tools, setTools] = useState<LoadedTools>('loading');
  const load = useCallback(() => {
    readTools?.().then(setTools, () => setTools('failed'));
  }, [readTools]);
  useEffect(load, [load]);
  return [tools, load];
}
