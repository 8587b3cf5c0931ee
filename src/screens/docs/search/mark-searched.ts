/** Marks the words of a search on the page they were found on, without changing the page's elements. */
import { fold } from '#model/docs/search-index.ts';

const HIGHLIGHT = 'docs-search';

/** Milliseconds without a move after which a page that glides is at its end. */
const REST = 100;

/**
 * Marks every occurrence in the section that the address names, and brings the first into view. A place that is no
 * heading, such as a row of the directory, is marked by itself; the browser has it in view already. Readers who have gone on
 * while this file was on its way stay where they are.
 */
export async function markSearched(page: Document, words: string) {
  const query = fold(words);
  if (!('highlights' in CSS)) return;
  const place = page.getElementById(decodeURIComponent(location.hash.slice(1)));
  const section = (place?.matches('h1, h2, h3') && place.closest('details, section, header')) || place;
  const ranges = section ? rangesOf(section, query) : [];
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  const [first] = ranges;
  if (!first || !place || place.contains(first.startContainer)) return;
  // The browser may still be gliding there.
  if (!isInView(place)) await rest();
  if (!isInView(place)) return;
  first.startContainer.parentElement?.closest('details')?.setAttribute('open', '');
  const { top, bottom } = first.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight)
    first.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

async function rest(): Promise<void> {
  let from: number;
  do {
    from = scrollY;
    await new Promise((resolve) => setTimeout(resolve, REST));
  } while (scrollY !== from);
}

/** A match may begin in one text node and end in another: "hand over" across a link. */
function rangesOf(section: Element, query: string): Range[] {
  const walker = section.ownerDocument.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  const nodes: { node: Text; start: number }[] = [];
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node: node as Text, start: text.length });
    text += node.textContent ?? '';
  }
  const folded = fold(text).replace(/\s/g, ' ');
  const placeAt = (at: number) => {
    const found = nodes.findLast(({ start }) => start <= at);
    return found && ([found.node, at - found.start] as const);
  };
  const ranges: Range[] = [];
  for (let at = folded.indexOf(query); at >= 0; at = folded.indexOf(query, at + query.length)) {
    const start = placeAt(at);
    const end = placeAt(at + query.length - 1);
    if (!start || !end) break;
    const range = new Range();
    range.setStart(...start);
    range.setEnd(end[0], end[1] + 1);
    ranges.push(range);
  }
  return ranges;
}
