import type { Behaviour } from '#behaviours/behaviour.ts';

declare global {
  interface BehaviourElements {
    'tool-directory': HTMLElement;
  }
}

/**
 * Opens a group that the address names, or a row in it where the browser does not do that by itself, and fetches the marks of a
 * group when it is opened, or about to be: an address in the HTML would have the browser fetch those of every group with the
 * page. Visitors who were faster than this file stay where they are, and what they pressed decides.
 */
export const start: Behaviour<'tool-directory'> = (directory, signal) => {
  const showMarks = ({ target }: Pick<Event, 'target'>) => {
    const group = target instanceof Element && target.closest('details');
    const marks = group ? group.querySelectorAll<SVGUseElement>('use[data-mark]:not([href])') : [];
    for (const mark of marks) mark.setAttribute('href', mark.dataset['mark'] ?? '');
  };
  // `toggle` does not bubble.
  for (const type of ['pointerover', 'focusin', 'toggle']) {
    directory.addEventListener(type, showMarks, { capture: true, signal });
  }
  for (const target of directory.querySelectorAll('details[open]')) showMarks({ target });

  const named = () => document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const reveal = () => {
    const place = named();
    const group = place?.closest<HTMLDetailsElement>('details:not([open])');
    if (!group || !directory.contains(group)) return;
    group.open = true;
    place?.scrollIntoView();
  };
  addEventListener('hashchange', reveal, { signal });
  if (!hasGoneOn(named()?.closest('details'))) reveal();
};

/**
 * True when a visitor has scrolled on, has come back to another place of the page, or is pressing the group. A browser that found
 * nothing to scroll to, because it was in a closed group, has stayed at the top.
 */
function hasGoneOn(group: Element | null | undefined): boolean {
  if (!group) return false;
  const { top, bottom } = group.getBoundingClientRect();
  return (scrollY > 0 && (bottom < 0 || top > innerHeight)) || group.contains(document.activeElement);
}
