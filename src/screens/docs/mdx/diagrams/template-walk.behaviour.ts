import type { Behaviour } from '#behaviours/behaviour.ts';

declare global {
  interface BehaviourElements {
    'template-walk': HTMLElement;
  }
}

/**
 * Loads the walk when a visitor points at its button, and starts it when the button is pressed. Not `client:intent`,
 * which needs an Astro component, and the pages of the documentation are MDX.
 */
export const start: Behaviour<'template-walk'> = (host, signal) => {
  const load = () => import('./template-walk-island.tsx');
  const pressed = new AbortController();
  const options = { signal: AbortSignal.any([signal, pressed.signal]) };
  for (const intent of ['pointerover', 'focusin']) {
    // The next press loads it again.
    host.addEventListener(intent, () => void load().catch(() => undefined), { ...options, once: true });
  }
  host.addEventListener(
    'click',
    () => {
      load().then(
        ({ startWalk }) => {
          if (pressed.signal.aborted) return;
          pressed.abort();
          startWalk(host);
        },
        () => undefined, // Offline, or the visitor is leaving: the drawing stays whole, and the next press asks again.
      );
    },
    options,
  );
};
