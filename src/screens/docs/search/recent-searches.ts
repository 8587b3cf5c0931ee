/** Earlier searches, newest first, kept in the browser. */
import { inShape, listOf, textLike } from '#model/data-shapes.ts';

const KEY = 'docs-recent-searches';
const MOST = 5;
/** Text as a search is kept: no space before it, and no longer than the field takes. */
const KEPT = /^\S.{0,119}$/s;

/** Looking at `localStorage` may itself throw, hence a function. */
type GetStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

const areSearches = listOf(textLike(KEPT));

/** Anything may be in storage; whatever is not a list of short texts counts as nothing. */
export function readRecent(storage: GetStorage): string[] {
  try {
    return inShape(areSearches, JSON.parse(storage().getItem(KEY) ?? '[]')).slice(0, MOST);
  } catch {
    return [];
  }
}

/** Puts a search first. @returns the list as it now is */
export function rememberSearch(storage: GetStorage, query: string): string[] {
  const fresh = query.trim();
  const known = readRecent(storage);
  if (fresh === '') return known;
  const others = known.filter((other) => other.toLowerCase() !== fresh.toLowerCase());
  return save(storage, [fresh, ...others].slice(0, MOST));
}

export function forgetSearches(storage: GetStorage): string[] {
  return save(storage, []);
}

function save(storage: GetStorage, queries: string[]): string[] {
  try {
    storage().setItem(KEY, JSON.stringify(queries));
  } catch {
    // Storage is refused: the list lasts for this page only.
  }
  return queries;
}
