import { compact } from '#theme/theme-rule.ts';

/**
 * Marks the entry of the part that the address leads to, because the list shows the parts inside that one and would open
 * under the reader's eyes. Serialised and run right after the list, before it is painted, so it must not refer to anything
 * outside its own body. A place that is no entry, such as a term of a glossary, marks the last part that begins above it.
 */
export function markAddressedPart(page: Document, address: Pick<Location, 'hash'>): void {
  try {
    const named = ({ hash }: { hash: string }) => page.getElementById(decodeURIComponent(hash.slice(1)));
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
}

/** The inline script that follows a page with a contents list. */
export function addressedPartScript(): string {
  return `(${compact(markAddressedPart.toString())})(document,location)`;
}
