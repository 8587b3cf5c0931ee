/** Copies the page, a section or the address of a heading. */
export function enhanceCopying(page: Document) {
  page.addEventListener('click', (event) => {
    const control =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-copy-page], [data-copy-section], .anchor')
        : null;
    if (control) void import('./copy-markdown.ts').then(({ copyFromDocs }) => copyFromDocs(page, control));
  });
}
