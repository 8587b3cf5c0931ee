import { useEffect, useState } from 'react';

/**
 * A file of this build that an island asks for when it wakes; `load` asks again after a failure.
 * @param prepare what the island makes of it; throws for what a network, or another build, sends in
 * its place
 */
export function useFile<Ready>(address: string, prepare: (file: Response) => Promise<Ready>) {
  const [file, setFile] = useState<{ ready?: Ready; state: 'loading' | 'failed' | 'ready' }>({
    state: 'loading',
  });
  const load = () => {
    // The browser's cache is passed over, because it may hold the answer that was wrong.
    fetch(address, { cache: 'no-cache' })
      .then((answer) => (answer.ok ? prepare(answer) : Promise.reject(answer)))
      .then(
        (ready) => setFile({ ready, state: 'ready' }),
        () => setFile({ state: 'failed' }),
      );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React arrives.
  useEffect(load, []);
  return { ...file, load };
}
