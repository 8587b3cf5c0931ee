import type { Behaviour } from '#behaviours/behaviour.ts';

/** On Escape, `data-escaped` on the root takes away what is shown for the pointer or the focus. */
export const start: Behaviour = (row, signal) => {
  const links = [...row.querySelectorAll<HTMLElement>('a, summary, [role="tab"]')];
  // The focus may be in the row already.
  const stop = links.find((link) => link === document.activeElement) ?? links[0];
  for (const link of links) if (link !== stop) link.tabIndex = -1;
  row.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const at = links.indexOf(document.activeElement as HTMLElement);
      const steps: Record<string, number> = {
        ArrowRight: at + 1,
        ArrowLeft: at - 1,
        Home: 0,
        End: -1,
      };
      const from = links[at];
      const to = links.at((steps[event.key] ?? at) % links.length);
      if (!from || !to || from === to) return;
      event.preventDefault();
      from.tabIndex = -1;
      to.tabIndex = 0;
      to.focus();
    },
    { signal },
  );
  const { dataset } = document.documentElement;
  const comeBack = () => delete dataset['escaped'];
  const takeAway = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') dataset['escaped'] = '';
  };
  addEventListener('keydown', takeAway, { signal });
  addEventListener('pointerover', comeBack, { signal });
  addEventListener('focusin', comeBack, { signal });
};
