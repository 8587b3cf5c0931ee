import { type FactsOf, factsFile } from './facts-file.ts';
import * as f from './fields.ts';
import { optionalLink } from './links.ts';
import { authorName } from './team.ts';

const heading = f.line();

export const aboutFile = factsFile('about', 'About page', '/about', (known, values) => ({
  opening: f.group({
    heading,
    text: f.paragraph({ values }),
  }),
  figure: f
    .group('Drawing beside it', {
      label: f.line('Name for screen readers'),
      title: f.line({ values }),
      caption: f.paragraph({ hint: 'The names of the channels follow it.' }),
    })
    .optional(),
  refusals: f.group('What we will not automate', {
    heading,
    items: f.list('Points', 'Point', { what: f.key(), instead: f.line('What happens instead') }),
  }),
  team: f.group('People', {
    hiring: optionalLink(known, 'Badge'),
    heading,
    note: f.paragraph('Beside it'),
    caption: f.line('Below portraits that are all woven', 'After the word Portraits.'),
    captionOfSome: f.line('Where some are photographs', 'After the word Portraits.'),
  }),
  services: f.group({ heading }),
  letter: f.group({
    heading,
    paragraphs: f.rows(f.paragraph('Paragraph')).min(1),
    signedBy: authorName(known, 'Signed by'),
    autograph: f
      .group('Signature as a drawing', {
        title: f.line('What it is'),
        of: f.line('Whose it is', 'Shown as long as they sign the letter.'),
        viewBox: f.line('Its box', 'The viewBox of an SVG file with one line in it.'),
        path: f.paragraph('Its line', 'The d of its path.'),
        sample: f.sample(),
      })
      .optional(),
  }),
}));

export type About = FactsOf<typeof aboutFile>;
