import { compact } from '#theme/theme-rule.ts';

/**
 * Marks the entry of the part that the address leads to, because the list shows the parts inside that one and would open
 * under the reader's eyes. Looks after each piece of the page that is read, because a browser may paint between two of
 * them; its observer is told before that. Serialised, so it must not refer to anything outside its own body. A place that
 * is no entry, such as a term of a glossary, marks the last part that begins above it.
 */
export function markAddressedPart(page: Document, address: Pick<Location, 'hash'>): void {
  const named = ({ hash }: { hash: string }) => page.getElementById(decodeURIComponent(hash.slice(1)));
  const mark = () => {
    try {
      const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-behaviour="contents"] a')];
      const place = named(address);
      const beginsAbove = (part: Element) =>
        place && !(part.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_PRECEDING);
      const addressed = links.findLast((link) => {
        const part = named(link);
        return part && beginsAbove(part);
      });
      if (!addressed) return;
      for (const link of links) link.removeAttribute('aria-current');
      addressed.setAttribute('aria-current', 'true');
    } catch {
      // The address is no address: the first entry stays marked.
    }
  };
  if (!address.hash) return;
  const pieces = new MutationObserver(mark);
  pieces.observe(page, { childList: true, subtree: true });
  const end = () => {
    pieces.disconnect();
    mark();
  };
  // Before the scripts of the page, which mark what is being read.
  page.addEventListener('readystatechange', end, { once: true });
}

/** The inline script that comes before a page with a contents list. */
export function addressedPartScript(): string {
  return `(${compact(markAddressedPart.toString())})(document,location)`;
}
