import { CloseIcon } from '#ui/icons.tsx';
import { SearchIcon } from './docs-icons.tsx';
import './search-dialog.css';

/**
 * Search, as a native modal dialog: it keeps focus, closes on Escape and shows its field the frame it is opened, with
 * nothing loaded. `search-results.ts` arrives on intent and fills the list from the templates.
 */
export function SearchDialog() {
  return (
    <dialog id="docs-search" className="search" aria-label="Search docs" {...{ closedby: 'any' }}>
      <div className="search-field">
        <SearchIcon />
        <input
          type="text"
          role="combobox"
          aria-label="Search docs"
          aria-expanded="false"
          aria-controls="search-hits"
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={120}
        />
        <button type="button" className="search-close" aria-label="Esc, close search" data-search-close>
          <span className="keycap" aria-hidden="true">
            Esc
          </span>
          <CloseIcon />
        </button>
      </div>
      <div className="search-hits" id="search-hits" role="listbox" aria-label="Results" hidden />
      <p className="search-none" hidden>
        No results found
      </p>
      <div className="search-recent" hidden>
        <p className="caption" id="recent-searches">
          Recent searches
        </p>
        <ul aria-labelledby="recent-searches" />
        <button type="button" className="caption" data-search-forget>
          Forget these
        </button>
      </div>
      <p className="search-foot caption">
        <span role="status" data-search-status />
        <span className="search-keys" aria-hidden="true">
          <span className="keycap">↑</span> <span className="keycap">↓</span> to move,{' '}
          <span className="keycap">↵</span> to open
        </span>
      </p>
      <template data-search-hit="">
        <a role="option" tabIndex={-1} aria-selected="false" href="/docs/all">
          <span className="hit-page">
            <b /> <span />
          </span>
          <span className="hit-excerpt" />
          <span className="hit-path" />
        </a>
      </template>
    </dialog>
  );
}
