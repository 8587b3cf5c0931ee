/**
 * View transition name shared by the head of a page and its card in a list: of a cover or a client's
 * name. Written as `data-travel`, it makes the element travel from one to the other (`src/styles/page-transition.css`).
 * @param path of the page
 */
export function pageMark(path: string): string {
  return path.slice(1).replaceAll('/', '-');
}
