/** The documentation’s order, and the cards of its front page. */
import { facts } from './facts-file.ts';
import { group, line, list, paragraph, rows, unique } from './fields.ts';
import { destination } from './links.ts';

export const SECTIONS = ['home', 'guide', 'agents', 'showcase'] as const;

/** The front page's six ways into the documentation. `count` says what is there. */
export const { cards: categoryCards } = facts('docs-cards', 'Documentation: front page', '/docs', {
  cards: list('Card', {
    title: line(),
    description: paragraph('Text'),
    path: unique(destination()),
    count: line('What is there, counted'),
  }).length(6),
});

const page = line('Page', {
  hint: 'Its file below content/docs without the ending, as in case-studies/awtt.',
});
const pages = rows(page, 'In the sidebar');
const unlisted = rows(page, 'Read after them, not in the sidebar').optional();

/** A page that stands in no list comes last in the section that it names at its head. */
const order = facts('docs-navigation', 'Documentation: order of its pages', '/docs', {
  sections: group({
    home: group('Front page', { pages, unlisted }),
    guide: group({ pages, unlisted }),
    agents: group({ heading: line(), pages, unlisted }),
    showcase: group({ heading: line(), pages, unlisted }),
  }),
  overviewLabel: line('An overview within its own group'),
  allPages: group('The list of all pages', {
    path: line('Address').refine((text) => text === '/docs/all', { error: 'has to stay /docs/all.' }),
    title: line(),
    description: paragraph({ most: 170 }),
  }),
});

export interface DocsSection {
  name: (typeof SECTIONS)[number];
  /** The section is a group of the sidebar under this heading; its first page is the overview the others lie under. */
  heading?: string;
  /** Listed in the sidebar. */
  pages: string[];
  /** Read after them, found by search, not listed in the sidebar. */
  unlisted?: string[];
}

/** Sections in reading order: previous and next, the sidebar, breadcrumbs and the search index follow it. */
export const docsSections: DocsSection[] = SECTIONS.map((name) => ({ name, ...order.sections[name] }));

/** Label of an overview inside its own group. */
export const OVERVIEW_LABEL = order.overviewLabel;

/** The list of all pages, which nobody wrote. */
export const allPages = order.allPages;
