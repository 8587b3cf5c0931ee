import { destination } from './destination.ts';
import { factsFile } from './facts-file.ts';
import { group, line, rows } from './fields.ts';

const link = () => group('Link', { label: line('Words'), href: destination('Leads to') });

export const navigationFile = factsFile({
  name: 'navigation',
  format: 'json',
  label: 'Navigation and footer',
  about: 'The links at the top and the bottom of the pages, in their order.',
  page: '/',
  schema: group('Navigation', {
    main: rows('At the top', link(), { singular: 'Link', summary: 'label', unique: 'label' }),
    callToAction: group('The button', { label: line('Words'), href: destination('Leads to') }),
    footer: rows(
      'At the bottom',
      group('Group', {
        heading: line('Heading'),
        links: rows('Links', link(), { singular: 'Link', summary: 'label', unique: 'label' }),
      }),
      { singular: 'Group', summary: 'heading', unique: 'heading' },
    ),
  }),
});
