/** The picture follows the selected feature; one is always selected, the first to begin with. */
export function enhanceFeatures(page: Document) {
  const tabs = [...page.querySelectorAll<HTMLElement>('[data-features] > .tab')];
  for (const tab of tabs) tab.addEventListener('click', () => select(tab, tabs, page));
}

function select(chosen: HTMLElement, tabs: HTMLElement[], page: Document) {
  const before = chosen.getBoundingClientRect().top;
  for (const tab of tabs) {
    tab.setAttribute('aria-expanded', String(tab === chosen));
    page.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-off', tab !== chosen);
  }
  // On a narrow screen a picture above may just have closed: keep what was pressed where the finger is, also in
  // browsers that do not anchor the scroll position themselves.
  const moved = chosen.getBoundingClientRect().top - before;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
}
