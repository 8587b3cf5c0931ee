/** Filters the list of tools, keeps the choice in the address, counts what each choice would leave, and fetches marks. */
import {
  type DirectoryChoice,
  type DirectoryEntry,
  FACETS,
  type Facet,
  filterDirectory,
  readChoice,
  writeChoice,
} from './directory-filter.ts';

/** How far below the window a row's mark is already fetched. */
const AHEAD = '300px';

export function enhanceToolDirectory(directory: HTMLElement) {
  const form = directory.querySelector('form');
  const status = directory.querySelector('[data-directory-count]');
  const none = directory.querySelector<HTMLElement>('.tools-none');
  const rows = [...directory.querySelectorAll<HTMLElement>('.tools li')];
  if (!form || !status || !none) return;
  const entries = rows.map(entryOf);

  const show = () => {
    const choice = choiceOf(form);
    const view = filterDirectory(entries, choice);
    rows.forEach((row, index) => {
      const isHidden = !view.isShown[index];
      if (row.hidden !== isHidden) row.hidden = isHidden;
    });
    status.textContent = `${view.shown} of ${rows.length} tools shown`;
    none.hidden = view.shown > 0;
    for (const facet of FACETS) printCounts(form, facet, view.counts[facet]);
    history.replaceState(history.state, '', location.pathname + writeChoice(choice) + location.hash);
  };

  setChoice(form, readChoice(new URLSearchParams(location.search)));
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(show));
  show();
  fetchMarksInView(directory);
}

function entryOf(row: HTMLElement): DirectoryEntry {
  const { category = '', connection = '', channel = '' } = row.dataset;
  return {
    text: row.querySelector('p')?.textContent?.toLowerCase() ?? '',
    category: [category],
    connection: connection.split(' '),
    channel: [channel],
  };
}

function choiceOf(form: HTMLFormElement): DirectoryChoice {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? '');
  return {
    query: read('q'),
    category: read('category'),
    connection: read('connection'),
    channel: read('channel'),
  };
}

/** A value the page does not offer is left out, as if nothing had been asked. */
function setChoice(form: HTMLFormElement, { query, ...facets }: DirectoryChoice) {
  const search = form.elements.namedItem('q');
  if (search instanceof HTMLInputElement) search.value = query;
  for (const facet of FACETS) {
    const option = optionsOf(form, facet).find((candidate) => candidate.value === facets[facet]);
    if (option instanceof HTMLOptionElement) option.selected = true;
    else if (option) option.checked = true;
  }
}

function optionsOf(form: HTMLFormElement, facet: Facet): (HTMLOptionElement | HTMLInputElement)[] {
  return [
    ...form.querySelectorAll<HTMLOptionElement | HTMLInputElement>(
      `[name="${facet}"] option, input[name="${facet}"]`,
    ),
  ];
}

function printCounts(form: HTMLFormElement, facet: Facet, counts: Map<string, number>) {
  for (const option of optionsOf(form, facet)) {
    const amount = String(counts.get(option.value) ?? 0);
    if (option instanceof HTMLOptionElement) option.text = option.text.replace(/\(\d+\)$/, `(${amount})`);
    else {
      const number = option.closest('label')?.querySelector('.num');
      if (number) number.textContent = amount;
    }
  }
}

/** A mark is drawn when its row comes near the window, also when a filter brings it there. */
function fetchMarksInView(directory: HTMLElement) {
  const observer = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const mark = document.createElementNS('http://www.w3.org/2000/svg', 'use');
        mark.setAttribute('href', (target as SVGElement).dataset['mark'] ?? '');
        target.append(mark);
      }
    },
    { rootMargin: AHEAD },
  );
  for (const mark of directory.querySelectorAll('svg[data-mark]')) observer.observe(mark);
}
