import type { Behaviour } from '#behaviours/behaviour.ts';

/**
 * Opens the part that the address names: not every browser does, and none for what is in a summary.
 * Visitors who were faster stay where they are, and what they pressed decides.
 * Fetches the marks of tools when their part is opened, or about to be: with their addresses in the
 * HTML they would come with the page.
 */
export const start: Behaviour = (parts, signal) => {
  const showMarks = ({ target }: Pick<Event, 'target'>) => {
    const part = target instanceof Element && target.closest('details');
    if (!part) return;
    for (const mark of part.querySelectorAll('use[data-mark]')) {
      mark.setAttribute('href', `/docs/tool-marks/${part.id}.svg#${mark.closest('li')?.id}`);
      mark.removeAttribute('data-mark');
    }
  };
  // `toggle` does not bubble.
  for (const type of ['pointerover', 'focusin', 'toggle'])
    parts.addEventListener(type, showMarks, { capture: true, signal });
  for (const target of parts.querySelectorAll('details[open]')) showMarks({ target });

  const reveal = () => {
    const place = namedPlace();
    const part = place?.closest<HTMLDetailsElement>('details:not([open])');
    if (!part || !parts.contains(part)) return;
    part.open = true;
    place?.scrollIntoView();
  };
  addEventListener('hashchange', reveal, { signal });
  if (!hasGoneOn(document.querySelector(':target')?.closest('details'))) reveal();
};

/** Not `:target`, which is set when the whole page is read. A malformed address names nothing. */
function namedPlace() {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * True when a visitor has scrolled on, come back elsewhere, or is pressing the part. A browser
 * whose target was in a closed part stayed at the top.
 */
function hasGoneOn(part: Element | null | undefined) {
  if (!part) return false;
  const { top, bottom } = part.getBoundingClientRect();
  return (
    (scrollY > 0 && (bottom < 0 || top > innerHeight)) || part.contains(document.activeElement)
  );
}
