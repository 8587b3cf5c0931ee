import { hydrateRoot } from 'react-dom/client';
import { ToolFinder } from './tool-finder.tsx';

/** Makes the search that the page was sent with a React component. */
export function hydrateFinder(host: HTMLElement, total: number, fetchDirectory: () => Promise<unknown>) {
  hydrateRoot(host, <ToolFinder total={total} fetchDirectory={fetchDirectory} />);
}
