/**
 * The pages of the documentation in reading order, each named by its file in `content/docs`. Previous and next, the
 * sidebar, breadcrumbs and the search index follow this list; the words of a page come from its own file.
 */
export interface DocsSection {
  name: 'home' | 'guide' | 'agents' | 'showcase';
  /** The section is a group of the sidebar under this heading; its first page is the overview the others lie under. */
  heading?: string;
  /** Listed in the sidebar. */
  pages: string[];
  /** Read after them, found by search, not listed in the sidebar. */
  unlisted?: string[];
}

export const docsSections: DocsSection[] = [
  { name: 'home', pages: [], unlisted: ['home'] },
  {
    name: 'guide',
    pages: ['introduction', 'technology-stack', 'process', 'resources'],
    unlisted: ['security'],
  },
  {
    name: 'agents',
    heading: 'AI Agents',
    pages: [
      'agents',
      'agents/templates/ultimate-assistant',
      'agents/templates/deep-research',
      'agents/templates/newsletter',
      'agents/templates/rag-pipeline',
      'agents/templates/faceless-shorts',
    ],
  },
  {
    name: 'showcase',
    heading: 'Customer Showcase',
    pages: [
      'showcase',
      'case-studies/tabletop',
      'case-studies/qupons',
      'case-studies/barkbox',
      'case-studies/awtt',
      'case-studies/PierpontHoldings',
    ],
    unlisted: ['case-studies/topgolf'],
  },
];

/** What an overview is called inside its own group. */
export const OVERVIEW_LABEL = 'Overview';

/** The sidebar: pages on their own, then groups. */
export const sidebarPages = docsSections.filter(({ heading }) => !heading).flatMap(({ pages }) => pages);
export const sidebarGroups = docsSections.filter(({ heading }) => heading);

/** The list of all pages, which nobody wrote. */
export const allPages = {
  path: '/docs/all',
  title: 'All pages',
  description: 'Every page of the documentation and every section of it, on one page.',
} as const;
