import { useEffect, useState } from 'react';

/**
 * `load` asks again after a failure. @param prepare throws for what a network, or another build,
 * sends in place of the file
 */
export function useFile<Ready>(
  address: string,
  prepare: (file: unknown) => Ready | Promise<Ready>,
) {
  const [file, setFile] = useState<{ ready?: Ready; state: 'loading' | 'failed' | 'ready' }>({
    state: 'loading',
  });
  const load = () => {
    // The browser's cache may hold the answer that was wrong.
    fetch(address, { cache: 'no-cache' })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer)))
      .then(prepare)
      .then(
        (ready) => setFile({ ready, state: 'ready' }),
        () => setFile({ state: 'failed' }),
      );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React arrives.
  useEffect(load, []);
  return { ...file, load };
}

/** Not by a schema: its library weighs more than what a page may load before it is used. */
export function requireTexts(values: readonly unknown[]) {
  if (values.some((value) => typeof value !== 'string'))
    throw new TypeError('The file of this build has another shape.');
}
