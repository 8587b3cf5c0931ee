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
  const fetchMarks = async (group: Element) => (await import('./fetch-marks.ts')).fetchMarks(group);
  const onIntent = ({ target }: Event) => {
    const group = target instanceof Element && target.closest('details');
    if (group) void fetchMarks(group);
  };
  // `toggle` does not bubble.
  for (const type of ['pointerover', 'focusin', 'toggle']) {
    groups.addEventListener(type, onIntent, { capture: true, signal });
  }
  for (const group of groups.querySelectorAll('details[open]')) void fetchMarks(group);
};
