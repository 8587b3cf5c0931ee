/** The documentation's order, and the cards of its front page. */
import { docsCardsFile, docsNavigationFile, SECTIONS } from './docs.ts';

export { SECTIONS };

/** The front page's six ways into the documentation. `count` says what is there. */
export const categoryCards = docsCardsFile.read().cards;

export interface DocsSection {
  name: (typeof SECTIONS)[number];
  /** The section is a group of the sidebar under this heading; its first page is the overview the others lie under. */
  heading?: string;
  /** Listed in the sidebar. */
  pages: string[];
  /** Read after them, found by search, not listed in the sidebar. */
  unlisted?: string[];
}

const { sections, overviewLabel, allPages: all } = docsNavigationFile.read();

/**
 * Sections in reading order: previous and next, the sidebar, breadcrumbs and the search index follow it. A page that is in no list
 * comes last in the section that it names.
 */
export const docsSections: DocsSection[] = SECTIONS.map((name) => ({ name, ...sections[name] }));

/** Label of an overview inside its own group. */
export const OVERVIEW_LABEL = overviewLabel;

/** The list of all pages, which nobody wrote. */
export const allPages = all;
