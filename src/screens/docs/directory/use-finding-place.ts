import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';

/** Share of the window's height below which a field leaves no room for its results. */
const LOWEST_PLACE = 0.5;

const directoryOf = (form: HTMLElement | null) => form?.closest<HTMLElement>('[data-behaviour]');

/**
 * Keeps the results of a search in view. When a search begins, the field goes to the top of the window, if it is too low for
 * results to be seen under it, or if the reader was far down in the groups. When the address names a place in the groups,
 * the search ends and the page goes there.
 */
export function useFindingPlace(
  form: RefObject<HTMLFormElement | null>,
  isFinding: boolean,
  endFinding: () => void,
): void {
  useEffect(() => {
    if (!isFinding) return;
    const directory = directoryOf(form.current);
    const top = directory?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight * LOWEST_PLACE) directory?.scrollIntoView({ behavior: 'instant' });
  }, [isFinding, form]);

  useEffect(() => {
    if (!isFinding) return;
    const onNamed = () => {
      const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!place || !directoryOf(form.current)?.contains(place)) return;
      flushSync(endFinding);
      place.scrollIntoView();
    };
    addEventListener('hashchange', onNamed);
    return () => removeEventListener('hashchange', onNamed);
  });
}
