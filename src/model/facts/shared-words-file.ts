import { destination } from './destination.ts';
import { factsFile } from './facts-file.ts';
import { group, line, paragraph, rows } from './fields.ts';

export const sharedWordsFile = factsFile({
  name: 'shared-words',
  format: 'json',
  label: 'Words of many pages',
  about: 'Footer, banner, menu, the page for a wrong address, and what stands around articles and documents.',
  page: '/',
  schema: group('Words', {
    footer: group('Footer', {
      about: paragraph('About the company'),
      drawings: paragraph('About the site'),
      developer: line('Link to who made it'),
    }),
    menu: group('Menu of a phone', { after: line('After the price', { names: ['proof'] }) }),
    banner: group('Dark banner before the footer', { heading: line('Heading'), text: paragraph('Text') }),
    notFound: group('Page that does not exist', {
      heading: line('Heading'),
      text: paragraph('Text'),
      nothing: line('When no page has such a name'),
      links: rows('Links', group('Link', { label: line('Words'), href: destination('Leads to') }), {
        singular: 'Link',
        summary: 'label',
        unique: 'href',
      }),
    }),
    documents: group('Below each document', { question: line('Question'), link: line('Words of the link') }),
    articles: group('Around articles', {
      more: line('Link to the About page'),
      next: line('Heading of the next article'),
      proof: line('Heading of the case study'),
      missing: paragraph('An article that does not exist'),
      typing: line('When none has such a name'),
      latest: line('Heading of the latest articles'),
    }),
  }),
});
