/** The blog’s own words. */
import { factsFile } from './facts-file.ts';
import { group, handle, line, paragraph, rows } from './fields.ts';

export const blogFile = factsFile({
  name: 'blog',
  label: 'Blog',
  about: 'Its head, and a sentence for each category.',
  page: '/blog',
  schema: group('Blog', {
    title: line('Title'),
    description: paragraph('Description', { most: 170 }),
    categories: rows(
      'Categories',
      group('Category', {
        address: handle('Last part of its address', { hint: 'ai-software for AI & Software.' }),
        sentence: paragraph('What it holds'),
      }),
      { singular: 'Category', summary: 'address', unique: 'address' },
    ),
    callToAction: line('Below each article'),
  }),
});
