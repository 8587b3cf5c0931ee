/** Fetches marks below an element. */
export type FetchMarks = (element: Element) => void;

/** Makes the browser fetch the marks below an element that have no address yet: see `tool-mark.tsx`. */
export function fetchMarks(element: Element): void {
  for (const mark of element.querySelectorAll<SVGUseElement>('use[data-mark]:not([href])')) {
    mark.setAttribute('href', mark.dataset['mark'] ?? '');
  }
}
