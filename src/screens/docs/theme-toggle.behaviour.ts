import type { Behaviour } from '#behaviours/behaviour.ts';
import { toggleTheme } from '#theme/theme-rule.ts';

declare global {
  interface BehaviourElements {
    'theme-toggle': HTMLButtonElement;
  }
}

/** Switches between light and dark. The theme was applied before first paint; a press has to answer at once, so no React. */
export const start: Behaviour<'theme-toggle'> = (toggle, signal) => {
  const root = document.documentElement;
  const show = () => toggle.setAttribute('aria-pressed', String(root.classList.contains('dark')));
  show();
  toggle.addEventListener(
    'click',
    () => {
      toggleTheme(root, location.pathname, () => localStorage);
      show();
    },
    { signal },
  );
  // The theme rule has run again on a page that comes back from the back/forward cache.
  addEventListener('pageshow', show, { signal });
};
