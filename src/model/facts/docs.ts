import { CONNECTIONS } from '../integration-terms.ts';
import { type FactsOf, factsFile } from './facts-file.ts';
import * as f from './fields.ts';
import { destination, links } from './links.ts';

const SECTIONS = ['home', 'guide', 'agents', 'showcase'] as const;

const docsCardsFile = factsFile('docs-cards', 'Documentation: front page', '/docs', (known) => ({
  cards: f
    .list('Card', {
      title: f.line(),
      description: f.paragraph(),
      path: f.unique(destination(known, undefined, true)),
      count: f.line('What is there, counted', { values: known.figures }).optional(),
    })
    .overwrite((all) => all.filter(({ path }) => !known.addresses.isGone(path))),
  searchExamples: f.rows(f.line('Words'), 'To try the search with'),
}));

export type CategoryCards = FactsOf<typeof docsCardsFile>['cards'];

const page = f.line(
  'Page',
  'Its file below content/docs without the ending, as in case-studies/awtt.',
);
const pages = f.rows(page, 'In the sidebar');
const unlisted = f.rows(page, 'Read after them, not in the sidebar').optional();
const section = { heading: f.line(), pages, unlisted };

export const docsOrderFile = factsFile(
  'docs-navigation',
  'Documentation: order of its pages',
  '/docs',
  (known) => ({
    sections: f.group({
      home: f.group('Front page', { pages, unlisted }),
      guide: f.group({ pages, unlisted }),
      agents: f.group(section),
      showcase: f.group(section),
    }),
    doors: links(known, 'Where to go on'),
    overviewLabel: f.line('An overview within its own group'),
    allPages: f.group('The list of all pages', {
      title: f.line(),
      search: f.line('After the number of pages'),
      description: f.paragraph({ most: 170 }),
    }),
  }),
);

type DocsOrder = FactsOf<typeof docsOrderFile>;

/** With a heading it is a group of the sidebar, under its first page. */
export type DocsSection = {
  name: (typeof SECTIONS)[number];
  heading?: string;
} & DocsOrder['sections']['home'];

/** Previous and next, sidebar, breadcrumbs and search follow the order of `sections`. */
export const docsOrderOf = (order: DocsOrder) => ({
  ...order,
  sections: SECTIONS.map((name): DocsSection => ({ name, ...order.sections[name] })),
  allPages: { path: '/docs/all', ...order.allPages },
});

/** A category's tools are in a table of its name in `content/data/integrations`. */
export const directoryFile = factsFile(
  'integrations',
  'Tools: the directory',
  '/docs/technology-stack',
  {
    claim: f.whole('Tools the site claims', 'Printed as "850+". A build with fewer stops.'),
    moreOnPhone: f.whole('On a phone', 'Printed as "And 840+ more..." under the marks it shows.'),
    categories: f.list('Categories', 'Category', {
      name: f.key('Its name, as in the name of its table'),
      channel: f.channel('Channel of a tool that names none').default('data'),
      connects: f
        .rows(f.choice(CONNECTIONS, 'Way'), 'Ways to connect a tool that names none')
        .optional(),
    }),
    kinds: f
      .pairs(
        'Kinds of tools',
        'What they are asked for by, then tools, the best known first; "all" adds their category.',
      )
      .default({}),
  },
);

/** An editor's choice: the company's own figures should replace it. */
export const oftenConnectedFile = factsFile(
  'often-connected',
  'Tools often connected',
  '/docs/technology-stack',
  {
    title: f.line(),
    names: f.rows(f.line('Tool', 'As the directory has it.')).min(1).max(24),
    sample: f.sample(),
  },
);

export type Directory = FactsOf<typeof directoryFile>;
export type OftenConnected = FactsOf<typeof oftenConnectedFile>;

export const docsFiles = {
  docsCards: docsCardsFile,
  docsOrder: docsOrderFile,
  oftenConnected: oftenConnectedFile,
};
