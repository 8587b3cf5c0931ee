/** The collections of `content/`. Another one is another loader beside this one. */
import { defineCollection } from 'astro:content';
import { docsLoader } from '#model/docs/docs-loader.ts';

export const collections = {
  docs: defineCollection({ loader: docsLoader() }),
};
