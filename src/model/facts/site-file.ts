import { factsFile } from './facts-file.ts';
import { group, line, paragraph, sample, whole } from './fields.ts';

export const siteFile = factsFile({
  name: 'site',
  format: 'json',
  label: 'Company and home page’s search texts',
  about: 'Who the site speaks for. The name is printed everywhere from here.',
  page: '/',
  schema: group('Company', {
    name: line('Name', {
      hint: 'The logo and the icons show its initial as a drawing: replace those as well.',
    }),
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
