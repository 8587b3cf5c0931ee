/** How presses end: of a mouse, of a finger, which lets go before the focus moves, of a key. */
const ENDS = ['pointerup', 'pointercancel', 'click', 'keyup'] as const;

/**
 * Does what may move the page, when nothing is being pressed any more: a button that moves away under a finger is not
 * clicked, because it is no longer there when the finger lets go.
 */
export function afterPress(move: () => void): void {
  if (!document.querySelector(':active')) {
    move();
    return;
  }
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    // The click comes after the end of the press, in the same task.
    setTimeout(move);
  };
  for (const type of ENDS) addEventListener(type, end, { capture: true, signal: ended.signal });
}
