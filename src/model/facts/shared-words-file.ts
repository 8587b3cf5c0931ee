import { factsFile } from './facts-file.ts';
import { group, line, paragraph } from './fields.ts';

export const sharedWordsFile = factsFile({
  name: 'shared-words',
  format: 'json',
  label: 'Words of footer and banner',
  about: 'What stands on many pages.',
  page: '/',
  schema: group('Words', {
    footer: group('Footer', {
      about: paragraph('About the company'),
      drawings: paragraph('About the site'),
      developer: line('Link to who made it'),
    }),
    banner: group('Dark banner before the footer', { heading: line('Heading'), text: paragraph('Text') }),
  }),
});
