/** The results under the search field: a combobox with a listbox (ARIA Authoring Practices). Loaded on intent. */
import {
  fold,
  MOST_RESULTS,
  prepareSearch,
  type SearchEntry,
  type SearchResult,
  searchDocs,
} from '#model/docs/docs-search.ts';
import { forgetSearches, readRecent, rememberSearch } from './recent-searches.ts';
import { SEARCH_MARK_KEY } from './search-mark-key.ts';

const INDEX_ADDRESS = '/docs/search-index.json';

const local = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
};

export async function enhanceSearchResults(
  page: Document,
  dialog: HTMLDialogElement,
  field: HTMLInputElement,
) {
  const parts = partsOf(dialog);
  let index: SearchEntry[] | undefined;
  let active = -1;

  const options = () => [...parts.hits.querySelectorAll<HTMLAnchorElement>('[role="option"]')];

  const activate = (place: number) => {
    active = place;
    for (const [at, option] of options().entries()) {
      option.setAttribute('aria-selected', String(at === place));
      if (at === place) option.scrollIntoView({ block: 'nearest' });
    }
    if (place >= 0) field.setAttribute('aria-activedescendant', `search-hit-${place}`);
    else field.removeAttribute('aria-activedescendant');
  };

  const show = () => {
    const query = field.value.trim();
    const results = index ? searchDocs(index, query) : [];
    parts.hits.replaceChildren(...results.map((result, place) => draw(result, place, parts.template)));
    parts.hits.hidden = results.length === 0;
    parts.hits.scrollTop = 0;
    field.setAttribute('aria-expanded', String(results.length > 0));
    parts.none.hidden = query === '' || results.length > 0 || !index;
    showRecent(query === '' ? readRecent(local) : []);
    parts.status.textContent = statement(query, results.length, Boolean(index));
    activate(results.length > 0 ? 0 : -1);
  };

  const showRecent = (queries: string[]) => {
    parts.recent.hidden = queries.length === 0;
    parts.recentList.replaceChildren(
      ...queries.map((query) => {
        const item = page.createElement('li');
        const button = page.createElement('button');
        button.type = 'button';
        button.textContent = query;
        button.addEventListener('click', () => {
          field.value = query;
          field.focus();
          show();
        });
        item.append(button);
        return item;
      }),
    );
  };

  field.addEventListener('input', show);
  field.addEventListener('keydown', (event) => {
    const count = options().length;
    const place = nextPlace(event.key, active, count);
    if (event.isComposing) return;
    if (place !== undefined) {
      event.preventDefault();
      activate(place);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      options()[active]?.click();
    }
  });
  parts.hits.addEventListener('pointermove', (event) => {
    const option = event.target instanceof Element ? event.target.closest('[role="option"]') : null;
    const place = options().indexOf(option as HTMLAnchorElement);
    if (place >= 0 && place !== active) activate(place);
  });
  parts.hits.addEventListener('click', (event) => {
    const option = event.target instanceof Element ? event.target.closest('a') : null;
    if (!option) return;
    rememberSearch(local, field.value);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (opensElsewhere) return;
    leaveMark(field.value.trim());
    dialog.close();
    // The same address again changes nothing that the page could hear of.
    if (option.href === location.href) dispatchEvent(new HashChangeEvent('hashchange'));
  });
  parts.forget.addEventListener('click', () => {
    forgetSearches(local);
    field.focus();
    show();
  });
  dialog.addEventListener('close', show);

  show();
  try {
    const fetched = await fetchIndex();
    prepareSearch(fetched);
    index = fetched;
  } catch {
    parts.status.replaceChildren('The search index did not load. ', allPagesLink(page));
    throw new Error('The search index did not load.');
  }
  show();
}

function partsOf(dialog: HTMLDialogElement) {
  const part = <Kind extends Element = HTMLElement>(selector: string): Kind => {
    const found = dialog.querySelector<Kind>(selector);
    if (!found) throw new Error(`The search dialog has no ${selector}.`);
    return found;
  };
  return {
    hits: part('.search-hits'),
    none: part('.search-none'),
    recent: part('.search-recent'),
    recentList: part('.search-recent ul'),
    forget: part('[data-search-forget]'),
    status: part('[data-search-status]'),
    template: part<HTMLTemplateElement>('[data-search-hit]'),
  };
}

async function fetchIndex(): Promise<SearchEntry[]> {
  const answer = await fetch(INDEX_ADDRESS);
  if (!answer.ok) throw new Error(`${INDEX_ADDRESS} answered ${answer.status}.`);
  return answer.json();
}

function draw(result: SearchResult, place: number, template: HTMLTemplateElement): Node {
  const fragment = template.content.cloneNode(true) as DocumentFragment;
  const option = fragment.querySelector('a');
  const fill = (selector: string, ...content: (string | Node)[]) =>
    fragment.querySelector(selector)?.replaceChildren(...content);
  if (option) {
    option.href = result.path;
    option.id = `search-hit-${place}`;
  }
  fill('.hit-page b', ...marked(result.page, result.highlightedMatch));
  fill(
    '.hit-page span',
    ...marked(result.heading, result.highlightedMatch),
    `${result.heading ? ', ' : ''}paragraph ${result.paragraphNumber}`,
  );
  fill('.hit-excerpt', ...marked(result.content, result.highlightedMatch));
  fill('.hit-path', result.path);
  return fragment;
}

/** The text with every occurrence of the match in a `mark`. */
function marked(text: string, match: string): (string | Node)[] {
  const folded = fold(text);
  const needle = fold(match);
  const parts: (string | Node)[] = [];
  let from = 0;
  for (let at = folded.indexOf(needle); at >= 0 && needle; at = folded.indexOf(needle, from)) {
    const mark = document.createElement('mark');
    mark.textContent = text.slice(at, at + needle.length);
    parts.push(text.slice(from, at), mark);
    from = at + needle.length;
  }
  return [...parts, text.slice(from)];
}

function statement(query: string, count: number, isLoaded: boolean): string {
  if (!isLoaded) return query === '' ? '' : 'Loading the index';
  if (query === '') return 'Type to search every page and section';
  if (count === 0) return 'Nothing matches';
  return `${count} ${count === 1 ? 'result' : 'results'}, at most ${MOST_RESULTS} shown`;
}

function nextPlace(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function leaveMark(query: string) {
  try {
    sessionStorage.setItem(SEARCH_MARK_KEY, query);
  } catch {
    // The page then opens at the heading, unmarked.
  }
}

function allPagesLink(page: Document): HTMLAnchorElement {
  const link = page.createElement('a');
  link.href = '/docs/all';
  link.textContent = 'See all pages';
  return link;
}
