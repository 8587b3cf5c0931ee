import { SearchDialog } from './search-dialog.tsx';

/** The search of the documentation. Anything with `data-search-open` on the same page opens it. */
export function DocsSearch() {
  return (
    <div data-behaviour="docs-search">
      <SearchDialog />
    </div>
  );
}
