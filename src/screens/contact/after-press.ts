/** Events that end a press: by mouse, by finger (which lifts before the focus moves), by key. */
const ENDS = ['pointerup', 'pointercancel', 'click', 'keyup'] as const;

/**
 * Runs a function that may move the page, once nothing is being pressed: a button that moves away under a finger is
 * not clicked, because it is no longer there when the finger lifts.
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
