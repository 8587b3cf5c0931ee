import { useCallback, useEffect, useState } from 'react';
import { parseDirectory } from './directory-data.ts';
import { type ToolIndex, toolIndex } from './find-tools.ts';

/** How far the directory's data is: not there yet, not to be had, or ready to be searched. */
export type LoadedTools = 'loading' | 'failed' | ToolIndex;

/**
 * The tools, parsed and ready to be searched.
 * @returns with it `load`, which asks again for data that failed
 */
export function useDirectory(
  fetchDirectory: (() => Promise<unknown>) | undefined,
): [tools: LoadedTools, load: () => void] {
  const [tools, setTools] = useState<LoadedTools>('loading');
  const load = useCallback(() => {
    fetchDirectory?.()
      .then(parseDirectory)
      .then(
        (directory) => setTools(toolIndex(directory)),
        () => setTools('failed'),
      );
  }, [fetchDirectory]);
  useEffect(load, [load]);
  return [tools, load];
}
