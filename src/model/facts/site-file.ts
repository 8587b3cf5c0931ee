import { factsFile } from './facts-file.ts';
import { flag, group, line, logoFile, paragraph, sample, whole } from './fields.ts';

export const siteFile = factsFile({
  name: 'site',
  format: 'json',
  label: 'Company and home page’s search texts',
  about: 'Who the site speaks for. The name is printed everywhere from here.',
  page: '/',
  schema: group('Company', {
    name: line('Name', { hint: 'The woven logo draws its own initial: give the company’s logo below.' }),
    logo: logoFile('Logo', {
      hint: 'In its own colors, on a clear ground, best as SVG. Without one the woven mark is drawn.',
    }).optional(),
    logoOnDark: logoFile('Logo on dark ground', {
      hint: 'For the footer, and the documentation at night. Without one the logo is shown there in the color of the text.',
    }).optional(),
    logoSaysName: flag('The logo holds the name', {
      hint: 'The name is not set beside it then.',
    }).optional(),
    icon: logoFile('Icon', {
      hint: 'Square: for tabs, bookmarks and home screens. One with a ground of its own fills the tile; without one the logo is made small.',
    }).optional(),
    subject: line('After the name in search results', { most: 60 }),
    tagline: line('Line on shared pictures'),
    description: paragraph('What the company does', {
      most: 200,
      hint: 'For search engines, shared links and the end of articles. {company} prints the name.',
    }),
    copyrightYear: whole('Year of the copyright', { least: 1990 }),
    language: line('Language of the site', { hint: 'en for English.' }),
    sample: sample(),
  }),
});
