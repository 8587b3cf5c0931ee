import { hydrateRoot } from 'react-dom/client';
import { type FetchData, rightData } from '../right-data.ts';
import { parseDirectory } from './directory-data.ts';
import type { FetchMarks } from './fetch-marks.ts';
import { toolIndex } from './find-tools.ts';
import { ToolFinder } from './tool-finder.tsx';

/** Makes the search that the page was sent with a React component. */
export function hydrateFinder(host: HTMLElement, fetchDirectory: FetchData, fetchMarks: FetchMarks) {
  const readTools = rightData(fetchDirectory, (sent) => toolIndex(parseDirectory(sent)));
  hydrateRoot(
    host,
    <ToolFinder total={Number(host.dataset['toolFinder'])} readTools={readTools} fetchMarks={fetchMarks} />,
  );
}
