import { categoryCards } from '#content/data/docs-cards.ts';
import { SearchDialog } from './search-dialog.tsx';

/** The search of the documentation. Anything with `data-search-open` on the same page opens it. */
export function DocsSearch() {
  return (
    <div data-behaviour="docs-search">
      <SearchDialog doors={categoryCards} />
    </div>
  );
}
