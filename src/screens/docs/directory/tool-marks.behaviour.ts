import type { Behaviour } from '#behaviours/behaviour.ts';

declare global {
  interface BehaviourElements {
    'tool-marks': HTMLElement;
  }
}

/**
 * Fetches the marks of a group when it is opened, or about to be. An address in the HTML would have the browser fetch
 * the marks of every group with the page, also of those that stay closed.
 */
export const start: Behaviour<'tool-marks'> = (groups, signal) => {
  const show = (group: Element) => {
    import('./fetch-marks.ts').then(
      ({ fetchMarks }) => fetchMarks(group),
      () => undefined, // Offline, or the visitor is leaving: names stand there without marks, until the next intent.
    );
  };
  const onIntent = ({ target }: Event) => {
    const group = target instanceof Element && target.closest('details');
    if (group) show(group);
  };
  // `toggle` does not bubble.
  for (const type of ['pointerover', 'focusin', 'toggle']) {
    groups.addEventListener(type, onIntent, { capture: true, signal });
  }
  for (const group of groups.querySelectorAll('details[open]')) show(group);
};
