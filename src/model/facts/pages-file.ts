import { PAGE_VALUES } from '#content/data/pages.ts';
import { factsFile } from './facts-file.ts';
import { group, line, paragraph } from './fields.ts';

const headline = line('On the picture of a shared link', { most: 60 });
const page = (label: string) =>
  group(label, {
    title: line('Title', { hint: 'Before the company’s name in the tab and in results.', most: 60 }),
    description: paragraph('Description', {
      hint: 'For search engines.',
      names: PAGE_VALUES,
      most: 170,
    }),
    headline,
    keywords: paragraph('Other words people search by', {
      hint: 'For the search of the documentation, with spaces between them.',
    }),
  });

export const pagesFile = factsFile({
  name: 'pages',
  format: 'json',
  label: 'Search texts of the pages',
  about:
    'What search engines and shared links say. Articles and documents have their own; the home page’s are with the company.',
  page: '/',
  schema: group('Pages', {
    about: page('About'),
    contact: page('Contact'),
    blog: group('Blog', { headline }),
    pricing: page('Pricing'),
    incubator: page('Incubator'),
  }),
});
