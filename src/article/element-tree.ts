import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** What React draws, as a tree. React writes strings, so this is the one place where HTML of ours is parsed. */
export function elementTree(node: ReactNode): Root {
  return fromHtml(renderToStaticMarkup(node), { fragment: true });
}
