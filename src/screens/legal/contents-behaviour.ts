/** Distance from the top of the window, in pixels, that a heading has to cross to be the one being read. */
const READING_LINE = 160;
/** What readers scroll with. A jump to an anchor scrolls too, and the last sections never reach the line. */
const SCROLLING = ['wheel', 'touchmove', 'keydown'];

/** Marks the entry of the contents list whose section is being read, or was asked for. */
export function enhanceContents(page: Document) {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('.legal-contents a')];
  const sections = links.map((link) => page.querySelector(link.hash));
  let asked = page.location.hash;

  const mark = () => {
    const passed = sections.filter((section) => (section?.getBoundingClientRect().top ?? 0) < READING_LINE);
    const current = links.find((link) => link.hash === asked) ?? links[Math.max(0, passed.length - 1)];
    for (const link of links) link.toggleAttribute('data-current', link === current);
  };

  addEventListener('hashchange', () => {
    asked = page.location.hash;
    mark();
  });
  for (const type of SCROLLING) {
    page.addEventListener(type, () => (asked = ''), { passive: true });
  }
  page.addEventListener('scroll', mark, { passive: true });
  mark();
}
