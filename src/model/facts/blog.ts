import { nameSlug } from '#article/slug.ts';
import { facts } from './facts-file.ts';
import * as f from './fields.ts';
import { site } from './site.ts';

const written = facts('blog', 'Blog', '/blog', {
  title: f.line(),
  description: f.paragraph({ most: 170 }),
  categories: f.list('Category', {
    name: f.key('Category', 'As articles have it, such as AI & Software.'),
    title: f.line('Title in search results').optional(),
    sentence: f.paragraph('What it holds'),
  }),
  callToAction: f.line('Below each article'),
});

export const blog = {
  ...written,
  /** By the last part of the category's address. */
  categories: new Map(written.categories.map((category) => [nameSlug(category.name), category])),
  author: `The ${site.name} engineers`,
  about: site.description,
  /** Post-intent of a social network, share page of a professional one. */
  share: {
    post: 'https://x.com/intent/post',
    network: 'https://www.linkedin.com/sharing/share-offsite/',
  },
} as const;
