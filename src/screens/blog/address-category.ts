/** The chosen category lives in the address (`?category=Voice`), so that a filtered list can be shared. */
import { useCallback, useSyncExternalStore } from 'react';
import { ALL } from '#model/blog/post-list.ts';

export const CATEGORY_PARAMETER = 'category';
const CHANGED = 'blog-category';

function subscribe(listener: () => void) {
  window.addEventListener('popstate', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(CHANGED, listener);
  };
}

function read(): string {
  return new URLSearchParams(window.location.search).get(CATEGORY_PARAMETER) || ALL;
}

export function useAddressCategory(): [category: string, choose: (category: string) => void] {
  const category = useSyncExternalStore(subscribe, read, () => ALL);
  const choose = useCallback((next: string) => {
    const address = new URL(window.location.href);
    if (next === ALL) address.searchParams.delete(CATEGORY_PARAMETER);
    else address.searchParams.set(CATEGORY_PARAMETER, next);
    window.history.pushState(null, '', address);
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return [category, choose];
}
