/**
 * Shows the page's sentence about a part whose script did not load, with the link that loads the page again, or hides it.
 * Its element is in every page (`document.astro`).
 * @param within while a dialog in it is open the sentence is there, because nothing outside can be pressed
 */
export function tellLoss(isLost: boolean, within: Element = document.body): void {
  const region = document.querySelector('#not-loaded');
  const sentence = region?.querySelector('p');
  if (!region || !sentence || sentence.hidden === !isLost) return;
  (within.querySelector('dialog[open]') ?? document.body).append(region);
  sentence.hidden = !isLost;
}
