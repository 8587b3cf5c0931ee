/** Scripts in the page itself, which run before a file could have arrived: functions of ours, serialised. */

/**
 * Removes comments and spaces, because every page carries the script and its weight is counted. A string must contain neither.
 */
export const compact = (source: string) =>
  source
    .replaceAll(/\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([=,;&{}()]+) ?/g, '$1');

/**
 * Calls `act` after each piece of the page that is read, and when all of it is: a browser may paint between two pieces, and
 * an observer is told before that. Serialised, so it must not refer to anything outside its own body.
 */
export function afterEachPiece(page: Document, act: () => void): void {
  const pieces = new MutationObserver(act);
  pieces.observe(page, { childList: true, subtree: true });
  const end = () => {
    pieces.disconnect();
    act();
  };
  // Before the scripts of the page.
  page.addEventListener('readystatechange', end, { once: true });
}

/** @param act source of a function without parameters */
export const afterEachPieceScript = (act: string) =>
  `(${compact(afterEachPiece.toString())})(document,${act})`;

/** Runs now, and again when the browser brings a page back from its back/forward cache. @param run source of a call */
export const pageShownScript = (run: string) =>
  `{const run=()=>${run};run();addEventListener("pageshow",e=>{if(e.persisted)run()})}`;
