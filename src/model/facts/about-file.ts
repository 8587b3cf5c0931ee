import { SEATS } from '#content/data/team.ts';
import { destination } from './destination.ts';
import { factsFile } from './facts-file.ts';
import { choice, group, line, paragraph, rows, sample, three } from './fields.ts';
import { FIGURES } from './figure-names.ts';

const heading = line('Heading');
const names = FIGURES;

const letter = group('Letter', {
  heading,
  paragraphs: rows('Paragraphs', paragraph('Paragraph'), { singular: 'Paragraph' }),
  signedBy: choice('Signed by the', SEATS, { hint: 'Who that is, the list of people says.' }),
  autograph: group('Signature as a drawing', {
    title: line('What it is'),
    viewBox: line('Its box', { hint: 'The viewBox of an SVG file with one line in it.' }),
    path: paragraph('Its line', { hint: 'The d of its path.' }),
    sample: sample(),
  }).optional(),
  refusals: group('What we will not automate', {
    heading,
    items: rows('Points', group('Point', { what: line('What'), instead: line('What happens instead') }), {
      singular: 'Point',
      summary: 'what',
      unique: 'what',
    }),
  }),
});

export const aboutFile = factsFile({
  name: 'about',
  label: 'About page',
  about: 'Its words. The people and the services have files of their own.',
  page: '/about',
  schema: group('About page', {
    opening: group('Opening', {
      heading,
      text: paragraph('Text', { names }),
      facts: three('Three facts', group('Fact', { name: line('What'), value: line('How many', { names }) }), {
        singular: 'Fact',
        summary: 'name',
      }),
    }),
    figure: group('Drawing beside it', {
      label: line('Name for screen readers'),
      title: line('Title', { names }),
      caption: paragraph('Caption', { hint: 'The names of the channels follow it.' }),
    }),
    team: group('People', {
      hiring: group('Badge', { label: line('Words'), href: destination('Leads to') }),
      heading,
      note: paragraph('Beside it'),
      caption: line('Below woven portraits', {
        hint: 'After the word Portraits; gone with the last woven one.',
      }),
    }),
    services: group('Services', { heading }),
    letter,
  }),
});
