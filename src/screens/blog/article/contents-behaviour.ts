/** Line below the navigation, in pixels, that a heading has to cross to be the one being read. */
const READING_LINE = 140;
/** What readers scroll with. A jump to an anchor scrolls too, and must not take the mark away from what was clicked. */
const SCROLLING = ['wheel', 'touchmove', 'keydown'];

/** Marks the entry of the table of contents that was clicked, and while the reader scrolls, the one being read. */
export function enhanceContents(page: Document) {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('.article-contents a')];
  const headings = links.map((link) => page.getElementById(decodeURIComponent(link.hash.slice(1))));
  let isReading = false;

  const mark = (current: HTMLAnchorElement | undefined) => {
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };

  for (const link of links) {
    link.addEventListener('click', () => {
      isReading = false;
      mark(link);
    });
  }
  for (const type of SCROLLING) {
    page.addEventListener(type, () => (isReading = true), { passive: true });
  }
  page.addEventListener(
    'scroll',
    () => {
      if (!isReading) return;
      const passed = headings.filter(
        (heading) => heading && heading.getBoundingClientRect().top < READING_LINE,
      );
      mark(links[passed.length - 1]);
    },
    { passive: true },
  );
  mark(links.find((link) => link.hash === page.location.hash && link.hash !== ''));
}
