import { nameSlug } from '#article/slug.ts';
import { type FactsOf, factsFile } from './facts-file.ts';
import * as f from './fields.ts';
import type { Company } from './site.ts';

export const blogFile = factsFile('blog', 'Blog', '/blog', {
  title: f.line(),
  description: f.paragraph({ most: 170 }),
  categories: f.list('Category', {
    name: f.key('Category', 'As articles have it, such as AI & Software.'),
    title: f.line('Title in search results').optional(),
    sentence: f.paragraph('What it holds'),
  }),
  callToAction: f.line('Below each article'),
});

export const blogOf = (written: FactsOf<typeof blogFile>, company: Company) => ({
  ...written,
  categories: new Map(written.categories.map((category) => [nameSlug(category.name), category])),
  author: `The ${company.name} engineers`,
  about: company.description,
  share: {
    post: 'https://x.com/intent/post',
    network: 'https://www.linkedin.com/sharing/share-offsite/',
  },
});

export type Blog = ReturnType<typeof blogOf>;
