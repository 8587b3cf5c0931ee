/** What a drawing says, for the test of each; pages-html.test.ts holds the rules of all. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The accessible name of a drawing. */
export function labelOf(drawing: ReactElement): string {
  return /aria-label="([^"]*)"/.exec(renderToStaticMarkup(drawing))?.[1] ?? '';
}
