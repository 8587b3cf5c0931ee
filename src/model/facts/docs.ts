/** The documentation’s own words and order. */
import { factsFile } from './facts-file.ts';
import { group, line, paragraph, rows } from './fields.ts';
import { destination } from './links.ts';

export const SECTIONS = ['home', 'guide', 'agents', 'showcase'] as const;

export const docsCardsFile = factsFile({
  name: 'docs-cards',
  label: 'Documentation: front page',
  about: 'Its six ways into the documentation.',
  page: '/docs',
  schema: group('Cards', {
    cards: rows(
      'Cards',
      group('Card', {
        title: line('Title'),
        description: paragraph('Text'),
        path: destination('Leads to'),
        count: line('What is there, counted'),
      }),
      { singular: 'Card', summary: 'title', unique: 'path', count: 6 },
    ),
  }),
});

const page = line('Page', {
  hint: 'Its file below content/docs without the ending, as in case-studies/awtt.',
});
const pages = rows('In the sidebar', page, { singular: 'Page' });
const unlisted = rows('Read after them, not in the sidebar', page, { singular: 'Page' });

export const docsNavigationFile = factsFile({
  name: 'docs-navigation',
  label: 'Documentation: order of its pages',
  about: 'A page that stands in no list comes last in the section that it names at its head.',
  page: '/docs',
  schema: group('Order', {
    sections: group('Sections', {
      home: group('Front page', { pages, unlisted }),
      guide: group('Guide', { pages, unlisted: unlisted.optional() }),
      agents: group('Agents', { heading: line('Heading'), pages, unlisted: unlisted.optional() }),
      showcase: group('Showcase', { heading: line('Heading'), pages, unlisted: unlisted.optional() }),
    }),
    overviewLabel: line('An overview within its own group'),
    allPages: group('The list of all pages', {
      path: line('Address').refine((text) => text === '/docs/all', { error: 'has to stay /docs/all.' }),
      title: line('Title'),
      description: paragraph('Description', { most: 170 }),
    }),
  }),
});
