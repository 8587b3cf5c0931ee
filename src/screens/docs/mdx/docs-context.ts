import { createContext, useContext } from 'react';
import type { DocsPage } from '#model/docs/docs-pages.ts';

interface Docs {
  /** The page that is drawn. */
  page: DocsPage;
  /** All pages, in reading order. */
  pages: readonly DocsPage[];
}

/** What a part of a text may know of the page it is on. */
export const DocsContext = createContext<Docs | undefined>(undefined);

export function useDocs(): Docs {
  const docs = useContext(DocsContext);
  if (!docs) throw new Error('It is drawn by docs-text.tsx alone');
  return docs;
}
