import { afterEachPieceScript, compact } from '#theme/inline-script.ts';

/**
 * Marks the entry of the part that the address leads to, because the list shows the parts inside that one and would open
 * under the reader's eyes. Serialised, so it must not refer to anything outside its own body. A place that is no entry, such
 * as a term of a glossary, marks the last part that begins above it.
 */
export function markAddressedPart(page: Document, address: Pick<Location, 'hash'>): void {
  const named = ({ hash }: { hash: string }) => page.getElementById(decodeURIComponent(hash.slice(1)));
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
}

/** The inline script that comes before a page with a contents list. */
export function addressedPartScript(): string {
  const mark = `(${compact(markAddressedPart.toString())})(document,location)`;
  return `if(location.hash)${afterEachPieceScript(`()=>${mark}`)}`;
}
