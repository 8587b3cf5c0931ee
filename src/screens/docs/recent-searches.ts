/** What was searched for before, newest first. */
const KEY = 'docs-recent-searches';
const MOST = 5;
const LONGEST = 120;

/** Anything may be in storage; whatever is not a list of short texts counts as nothing. A schema library would weigh more than the search. */
export function readRecent(storage: Pick<Storage, 'getItem'>): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter(
        (query): query is string =>
          typeof query === 'string' && query.trim() !== '' && query.length <= LONGEST,
      )
      .slice(0, MOST);
  } catch {
    return [];
  }
}

export function rememberSearch(storage: Pick<Storage, 'getItem' | 'setItem'>, query: string) {
  const fresh = query.trim();
  if (fresh === '') return;
  const others = readRecent(storage).filter((other) => other.toLowerCase() !== fresh.toLowerCase());
  save(storage, [fresh, ...others].slice(0, MOST));
}

export function forgetSearches(storage: Pick<Storage, 'setItem'>) {
  save(storage, []);
}

function save(storage: Pick<Storage, 'setItem'>, queries: string[]) {
  try {
    storage.setItem(KEY, JSON.stringify(queries));
  } catch {
    // Nothing to remember with.
  }
}
