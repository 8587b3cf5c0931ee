import { useEffect, useState } from 'react';

/**
 * A file of this build, for an island that wakes; `load` asks again after a failure.
 * @param prepare makes of it what the island needs; throws for what a network, or another build,
 * sends in its place
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
export function requireTexts(values: readonly unknown[]): void {
  if (values.some((value) => typeof value !== 'string'))
    throw new TypeError('The file of this build has another shape.');
}
