/**
 * The name of the mark that a page has at its head and its card in a list as well: a cover, a client's name, a channel.
 * Written as `data-travel`, it makes the mark travel from one to the other (`src/styles/page-transition.css`).
 * @param path of the page
 */
export function pageMark(path: string): string {
  return path.slice(1).replaceAll('/', '-');
}
