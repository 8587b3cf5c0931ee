import type { Behaviour } from '#behaviours/behaviour.ts';

declare global {
  interface BehaviourElements {
    'tool-directory': HTMLElement;
  }
}

const ROWS_ADDRESS = '/docs/tools.json';

/**
 * Loads React and the rows on the first intent to filter, at the same time. Not `client:intent`: that would put the
 * props of the island, nine hundred rows, into the page a second time.
 */
export const start: Behaviour<'tool-directory'> = (host, signal) => {
  const filters = host.querySelector('form');
  let isAwake = false;
  const wake = async () => {
    if (isAwake) return;
    isAwake = true;
    try {
      const [{ hydrateTools }, rows] = await Promise.all([import('./tools-island.tsx'), fetchRows()]);
      hydrateTools(host, rows);
    } catch {
      // Offline, perhaps: the list stays whole, and the next touch tries again.
      isAwake = false;
    }
  };
  for (const intent of ['pointerover', 'focusin', 'input'] as const) {
    filters?.addEventListener(intent, () => void wake(), { signal });
  }
  // The address says what to show, as one that somebody has passed on.
  if (location.search !== '') void wake();
};

async function fetchRows(): Promise<unknown> {
  const answer = await fetch(ROWS_ADDRESS);
  if (!answer.ok) throw new Error(`${ROWS_ADDRESS} answered ${answer.status}.`);
  return answer.json();
}
