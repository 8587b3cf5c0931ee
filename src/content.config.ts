/** The documentation is the one collection; why posts and legal texts are read without it: docs/decisions/007. */
import { defineCollection } from 'astro:content';
import { docsLoader } from '#model/docs/docs-loader.ts';

export const collections = {
  docs: defineCollection({ loader: docsLoader() }),
};
