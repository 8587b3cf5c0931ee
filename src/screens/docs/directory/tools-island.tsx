import { hydrateRoot } from 'react-dom/client';
import { parseTools } from './directory-tool.ts';
import { ToolFinder } from './tool-finder.tsx';

/** Makes the rows and filters that the page was sent with a React component. */
export function hydrateTools(host: HTMLElement, rows: unknown) {
  hydrateRoot(host, <ToolFinder tools={parseTools(rows)} />);
}
