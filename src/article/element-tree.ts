import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders React elements to a tree. React only writes strings, so their HTML has to be parsed here. */
export function elementTree(node: ReactNode): Root {
  return fromHtml(renderToStaticMarkup(node), { fragment: true });
}
