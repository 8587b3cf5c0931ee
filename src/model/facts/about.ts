/** The About page. The people and the services are in `team.ts`. */
import { engagementFigures as values } from '../engagement-figures.ts';
import { facts } from './facts-file.ts';
import { choice, group, line, list, paragraph, rows, sample, three, unique } from './fields.ts';
import { link } from './links.ts';
import { SEATS } from './team.ts';

const heading = line();

export const about = facts('about', 'About page', '/about', {
  opening: group({
    heading,
    text: paragraph({ values }),
    facts: three(group('Fact', { name: line('What'), value: line('How many', { values }) })),
  }),
  figure: group('Drawing beside it', {
    label: line('Name for screen readers'),
    title: line({ values }),
    caption: paragraph({ hint: 'The names of the channels follow it.' }),
  }),
  team: group('People', {
    hiring: link('Badge'),
    heading,
    note: paragraph('Beside it'),
    caption: line('Below woven portraits', {
      hint: 'After the word Portraits; gone with the last woven one.',
    }),
  }),
  services: group({ heading }),
  letter: group({
    heading,
    paragraphs: rows(paragraph('Paragraph')),
    signedBy: choice(SEATS, 'Signed by the', { hint: 'Who that is, the list of people says.' }),
    autograph: group('Signature as a drawing', {
      title: line('What it is'),
      viewBox: line('Its box', { hint: 'The viewBox of an SVG file with one line in it.' }),
      path: paragraph('Its line', { hint: 'The d of its path.' }),
      sample: sample(),
    }).optional(),
    refusals: group('What we will not automate', {
      heading,
      items: list('Points', 'Point', { what: unique(line()), instead: line('What happens instead') }),
    }),
  }),
});
