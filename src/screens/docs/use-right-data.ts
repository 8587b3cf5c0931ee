import { useCallback, useEffect, useState } from 'react';

/** State of what a search needs: not there yet, failed to load, or ready. */
export type Loaded<Data> = 'loading' | 'failed' | Data;

/**
 * The data that `read` gives.
 * @returns with it `load`, which requests failed data again
 */
export function useRightData<Data extends object>(
  read: (() => Promise<Data>) | undefined,
): [data: Loaded<Data>, load: () => void] {
  const [data, setData] = useState<Loaded<Data>>('loading');
  const load = useCallback(() => {
    read?.().then(setData, () => setData('failed'));
  }, [read]);
  useEffect(load, [load]);
  return [data, load];
}
