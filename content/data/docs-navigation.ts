/**
 * The documentation's sidebar, in the order it is shown. A page is named by its file in `content/docs`; its words come
 * from that file's `navTitle`. Pages that are not listed here are still published and searchable.
 */
export interface SidebarGroup {
  heading: string;
  /** First the overview, then the rest. */
  pages: string[];
}

export const sidebarPages: string[] = ['introduction', 'technology-stack', 'process', 'resources'];

export const sidebarGroups: SidebarGroup[] = [
  {
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
    heading: 'Customer Showcase',
    pages: [
      'showcase',
      'case-studies/tabletop',
      'case-studies/qupons',
      'case-studies/barkbox',
      'case-studies/awtt',
      'case-studies/PierpontHoldings',
    ],
  },
];

/** What an overview is called inside its own group. */
export const OVERVIEW_LABEL = 'Overview';
