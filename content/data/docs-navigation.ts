/**
 * The pages of the documentation in reading order, each named by its file in `content/docs`. Previous and next, the
 * sidebar, breadcrumbs and the search index follow this list; the words of a page come from its own file.
 */
import written from './docs-navigation.json' with { type: 'json' };

export const SECTIONS = ['home', 'guide', 'agents', 'showcase'] as const;

export interface DocsSection {
  name: (typeof SECTIONS)[number];
  /** The section is a group of the sidebar under this heading; its first page is the overview the others lie under. */
  heading?: string;
  /** Listed in the sidebar. */
  pages: string[];
  /** Read after them, found by search, not listed in the sidebar. */
  unlisted?: string[];
}

const { sections } = written;

/** Sections in reading order: `docs-navigation.json`. A page that is in no list comes last in the section that it names. */
export const docsSections: DocsSection[] = SECTIONS.map((name) => ({ name, ...sections[name] }));

/** Label of an overview inside its own group. */
export const OVERVIEW_LABEL = written.overviewLabel;

/** The list of all pages, which nobody wrote. */
export const { allPages } = written;
