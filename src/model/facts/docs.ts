import { facts } from './facts-file.ts';
import * as f from './fields.ts';
import { destination, isGone, links } from './links.ts';

export const SECTIONS = ['home', 'guide', 'agents', 'showcase'] as const;

const card = {
  title: f.line(),
  description: f.paragraph(),
  path: f.unique(destination(undefined, true)),
  count: f.line('What is there, counted').optional(),
};

export const { cards: categoryCards, searchExamples } = facts(
  'docs-cards',
  'Documentation: front page',
  '/docs',
  {
    cards: f.list('Card', card).overwrite((all) => all.filter(({ path }) => !isGone(path))),
    searchExamples: f.rows(f.line('Words'), 'To try the search with'),
  },
);

const page = f.line(
  'Page',
  'Its file below content/docs without the ending, as in case-studies/awtt.',
);
const pages = f.rows(page, 'In the sidebar');
const unlisted = f.rows(page, 'Read after them, not in the sidebar').optional();
const section = { heading: f.line(), pages, unlisted };

/** A page in no list comes last in the section that it names at its head. */
const order = facts('docs-navigation', 'Documentation: order of its pages', '/docs', {
  sections: f.group({
    home: f.group('Front page', { pages, unlisted }),
    guide: f.group({ pages, unlisted }),
    agents: f.group(section),
    showcase: f.group(section),
  }),
  doors: links('Where to go on'),
  overviewLabel: f.line('An overview within its own group'),
  allPages: f.group('The list of all pages', {
    title: f.line(),
    search: f.line('After the number of pages'),
    description: f.paragraph({ most: 170 }),
  }),
});

/** With a heading it is a group of the sidebar, under its first page. */
export type DocsSection = {
  name: (typeof SECTIONS)[number];
  heading?: string;
} & (typeof order.sections)['home'];

/** Previous and next, sidebar, breadcrumbs and search follow this order. */
export const docsSections: DocsSection[] = SECTIONS.map((name) => ({
  name,
  ...order.sections[name],
}));

/** At the end of every page, and below the cards of the search. */
export const { doors } = order;

export const OVERVIEW_LABEL = order.overviewLabel;

export const allPages = { path: '/docs/all', ...order.allPages };

/** A category's tools are in a table of its name in `content/data/integrations`. */
export const directory = facts('integrations', 'Tools: the directory', '/docs/technology-stack', {
  claim: f.whole('Tools the site claims', 'Printed as "850+". A build with fewer stops.'),
  moreOnPhone: f.whole('On a phone', 'Printed as "And 840+ more..." under the marks it shows.'),
  categories: f.list('Categories', 'Category', {
    name: f.key('Its name, as in the name of its table'),
    channel: f.channel('Channel of a tool that names none'),
    bestKnown: f
      .rows(f.line('Tool', 'As its table has it.'), 'Best known, first to last')
      .min(1)
      .max(6),
  }),
  retired: f.rows(
    f.line('Tool'),
    'Closed or renamed: no tool may be called so. The former name of a tool in the tables is one of its aliases there.',
  ),
});

/** An editor's choice: the company's own figures should replace it. */
export const oftenConnected = facts(
  'often-connected',
  'Tools often connected',
  '/docs/technology-stack',
  {
    title: f.line(),
    names: f.rows(f.line('Tool', 'As the directory has it.')).min(1),
    sample: f.sample(),
  },
);
